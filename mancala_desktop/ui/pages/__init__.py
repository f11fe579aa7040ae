"""Whole views of the main window, one at a time."""
