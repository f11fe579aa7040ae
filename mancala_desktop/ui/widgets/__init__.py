"""The parts every page and dialog is made of."""
