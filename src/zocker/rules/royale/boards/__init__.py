"""One file for each face of a board, which has all of it; `all.py` lists them, `dispatch.py` calls their kernels."""
