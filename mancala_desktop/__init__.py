"""Mancala Desktop: Kalah, Oware and Congkak."""
