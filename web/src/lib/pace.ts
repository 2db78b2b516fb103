/** The time that a show takes: it can be skipped at any moment, and nothing waits then. */
export class Pace {
  factor = 1;
  #skipping = false;
  #waiting = new Set<() => void>();
  #moving = new Set<Animation>();

  get skipping(): boolean {
    return this.#skipping || this.factor === 0;
  }

  /** Wait for some milliseconds of normal speed. */
  wait(milliseconds: number): Promise<void> {
    if (this.skipping) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, milliseconds * this.factor);
      this.#waiting.add(done);
    });
  }

  /** Wait for the end of a movement. */
  async follow(animation: Animation): Promise<void> {
    if (this.skipping) animation.finish();
    this.#moving.add(animation);
    await animation.finished.catch(() => undefined);
    this.#moving.delete(animation);
  }

  /** End whatever is waited for, and wait no more until `resume`. */
  skip(): void {
    this.#skipping = true;
    for (const animation of this.#moving) animation.finish();
    for (const done of [...this.#waiting]) done();
  }

  resume(): void {
    this.#skipping = false;
  }
}
