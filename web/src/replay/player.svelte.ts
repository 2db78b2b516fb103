import type { TableState } from '../lib/state/table.svelte';
import { newAfter, Steps } from './steps';

const SOON = 12; // steps before the end of a chunk at which the next one is fetched

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Where a replay is, and what moves it; single steps are shown as they happened, others are jumped to. */
export class Player {
  n = $state(0);
  playing = $state(false);
  speed = $state(1);
  #asked = 0; // the newest wish: whatever comes for an older one is too late

  constructor(
    private readonly live: TableState,
    private readonly steps: Steps,
    readonly last: number,
  ) {}

  /** Go to a step at once. */
  async jump(n: number): Promise<void> {
    await this.#go(n, false);
  }

  async forward(): Promise<void> {
    if (this.n < this.last) await this.#go(this.n + 1, true);
    if (this.n === this.last) this.playing = false;
  }

  back(): void {
    this.playing = false;
    void this.jump(this.n - 1);
  }

  /** Play, from the beginning if this is the end; or pause. */
  toggle(): void {
    if (!this.playing && this.n === this.last) void this.jump(0);
    this.playing = !this.playing;
  }

  async #go(wanted: number, shows: boolean): Promise<void> {
    const n = Math.max(0, Math.min(this.last, wanted));
    const asked = ++this.#asked;
    this.n = n;
    if (this.live.busy) this.live.skip(); // what is still shown of the step before
    const step = await this.steps.at(n);
    if (asked !== this.#asked) return;
    const before = shows ? await this.steps.at(n - 1) : null;
    if (before && this.live.shown?.line_count === before.line_count) this.live.receive(newAfter(before, step));
    else this.live.jump(step);
    if (n + SOON < this.last) this.steps.prepare(n + SOON);
  }
}
