"""Thinking: searches, proofs, levels and the line protocol. No Qt, no human language."""
