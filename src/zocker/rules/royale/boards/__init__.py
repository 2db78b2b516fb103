"""One file per face of a board, with everything about it; `all.py` lists them, `dispatch.py` calls their kernels."""
