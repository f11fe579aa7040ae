"""The board: its measures, its look, its marks."""
