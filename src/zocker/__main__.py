"""`python -m zocker` is the command `zocker`."""

from zocker.cli import main

if __name__ == "__main__":
    main()
