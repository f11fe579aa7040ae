"""The games: rules as values and steps. No clock, no chance, no file, no human language."""
