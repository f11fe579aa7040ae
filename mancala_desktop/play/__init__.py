"""A game being played, and what it needs to be kept: QtCore and QtNetwork, no widgets."""
