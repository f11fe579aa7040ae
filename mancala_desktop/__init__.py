"""Mancala Desktop: Kalah, Oware and Congkak."""

__version__ = "0.1.0"
