"""The rules reader: sections to choose from, and each with a board that plays its rule."""
