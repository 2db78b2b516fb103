const PATIENCE = 2200; // milliseconds that one waits for others before they hurry
const HURRIED = 5500; // from then on they are as quick as they can be
const QUICKEST = 0.12;
const AT_STAKE = 0.35; // of the time, where the reader has nothing left to do in this round

/** Return which share of the usual time things take after one has waited so long for others. */
export function hasteAfter(waited: number, involved = true): number {
  const hurry = Math.min(1, Math.max(0, (waited - PATIENCE) / (HURRIED - PATIENCE)));
  return Math.max(QUICKEST, (1 - hurry) * (involved ? 1 : AT_STAKE));
}

/** The time that a show takes: it can be skipped at any moment, and nothing waits then. */
export class Pace {
  factor = 1; // what the reader wants
  haste = 1; // what the moment asks for
  #skipping = false;
  #waiting = new Set<() => void>();
  #moving = new Set<Animation>();

  get skipping(): boolean {
    return this.#skipping || this.factor === 0;
  }

  /** How long things take now, as a share of the normal time. */
  get scale(): number {
    return this.factor * this.haste;
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
      const timer = setTimeout(done, milliseconds * this.scale);
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
