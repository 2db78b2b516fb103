const PATIENCE = 900;

/** Collects typed characters until they are the key of a choice: "6" and "1" choose "61". */
export class TypeAhead {
  #typed = '';
  #last = -Infinity;

  /** Return the key that is typed now, null while more could follow, undefined if no key begins so. */
  press(character: string, keys: readonly string[], now = performance.now()): string | null | undefined {
    if (now - this.#last > PATIENCE) this.#typed = '';
    this.#last = now;
    const tries = [this.#typed + character, character];
    const typed = tries.find((text) => keys.some((key) => key.startsWith(text)));
    if (typed === undefined) {
      this.#typed = '';
      return undefined;
    }
    const unmistakable = keys.includes(typed) && keys.filter((key) => key.startsWith(typed)).length === 1;
    this.#typed = unmistakable ? '' : typed;
    return unmistakable ? typed : null;
  }

  clear(): void {
    this.#typed = '';
  }
}
