# Lessons, codex and replay.
