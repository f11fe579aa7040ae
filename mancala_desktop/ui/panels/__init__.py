"""Panels beside the board."""
