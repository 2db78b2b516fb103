import type { Device } from '../../proof/device';
import { amber, isSame, shieldOf, withNote, type Counted } from '../../proof/notes';
import type { Action, BackInAsked, ProofLater, ProofNews, Salts, Table } from '../net/messages';

/** What a connection says about how dice are made. */
type OfDice = ProofNews | ProofLater | Salts | BackInAsked;

const SECOND = 1000;

/** Tell whether dice at this table are made in the open: here, and not typed in or for a lesson. */
const isShown = ({ dice, started, lesson, closed }: Table): boolean => dice === 'system' && started && !lesson && !closed;

/** This browser's part in making a table's dice; what that needs is loaded once the game is on. */
export class DiceMaker {
  notes: Counted[] = $state.raw([]);
  asked: BackInAsked[] = $state.raw([]); // devices that want to take part again: people here have a say
  barred = $state(false); // our device was said to be silent
  #isProven = $state(false); // a proof has begun here, and goes on
  #isLeftOut = $state(false); // the last roll was made without our device
  #isUnproven = $state(false); // dice lie there whose proof is missing
  #dismissed: Counted[] = $state.raw([]);
  #device: Device | null = null;
  readonly #waiting: ((device: Device) => void)[] = []; // what happens until the device is there
  #loading = false;
  #timer: ReturnType<typeof setInterval> | undefined;

  readonly shield = $derived(this.#isProven || this.notes.length ? shieldOf(this.notes, this.#isLeftOut || this.#isUnproven) : null);
  readonly warnings = $derived(this.notes.filter((note) => note.loud && !note.isRead && !this.#isDismissed(note)));
  readonly told = $derived(this.#isLeftOut ? withNote(this.notes, amber('web-dice-left-out')) : this.notes); // with what holds now

  constructor(
    private readonly table: string,
    private readonly send: (action: Action) => void,
  ) {}

  /** The number of lines of the proof that we know, and the head after them. */
  get known(): { lines: number; head: string } {
    return { lines: this.#device?.known ?? 0, head: this.#device?.head ?? '' };
  }

  /** Note how the table stands; once the game is on, our device takes part, or watches. */
  tell(table: Table): void {
    if (isShown(table)) this.#load();
    this.#do((device) => device.tell(table));
  }

  take(message: OfDice): void {
    if (message.type === 'salts') this.#do((device) => device.takeSalts(message.salts));
    else if (message.type === 'back-in-asked') this.#do((device) => this.#hear(device, message));
    else {
      this.#load();
      this.#do((device) => (message.type === 'proof' ? device.take(message) : device.putOff()));
    }
  }

  /** Note what is about to be sent, since a roll or a move of ours means something for the dice. */
  sending(action: Action): void {
    this.#do((device) => device.sending(action));
  }

  /** Note that there is a new connection. */
  reconnect(): void {
    this.#do((device) => device.reconnect());
  }

  /** Note that someone is here. */
  use(): void {
    this.#do((device) => device.use());
  }

  agree(asked: BackInAsked): void {
    this.#do((device) => device.agree(asked));
    this.decline(asked);
  }

  decline(asked: BackInAsked): void {
    this.asked = this.asked.filter((other) => other !== asked);
  }

  dismiss(): void {
    this.#dismissed = this.notes;
  }

  /** Note that someone has read all that there is to be known. */
  read(): void {
    this.#do((device) => device.read());
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #do(work: (device: Device) => void): void {
    if (!this.#device) {
      if (this.#loading) this.#waiting.push(work);
      return;
    }
    work(this.#device);
    void this.#device.settle().then(() => this.#show());
  }

  #show(): void {
    const device = this.#device!;
    this.notes = [...device.notes];
    this.#isLeftOut = device.isLeftOut;
    this.#isUnproven = device.isUnproven;
    this.#isProven = (this.#isProven || device.known > 0) && !device.isPutOff;
    this.barred = device.isBarred;
    this.asked = this.asked.filter((asked) => device.mayAgree(asked));
  }

  #isDismissed(note: Counted): boolean {
    return this.#dismissed.some((other) => isSame(other, note) && other.times === note.times);
  }

  async #hear(device: Device, asked: BackInAsked): Promise<void> {
    await device.settle();
    if (device.mayAgree(asked)) this.asked = [...this.asked.filter(({ seats }) => String(seats) !== String(asked.seats)), asked];
  }

  /** Load what a device needs, unless that is done. */
  #load(): void {
    if (this.#loading) return;
    this.#loading = true;
    void this.#begin().catch(() => (this.#loading = false)); // with the next table it is tried again
  }

  async #begin(): Promise<void> {
    const { browserShelf, Device, Vault } = await import('../../proof/live');
    const around = { send: this.send, now: () => performance.now() };
    this.#device = await Device.begin(new Vault(this.table, await browserShelf()), around);
    this.#dismissed = this.#device.notes.filter(({ level }) => level !== 'red'); // they were told when they were new
    for (const work of this.#waiting.splice(0)) this.#do(work);
    this.#timer = setInterval(() => this.#do((device) => device.tick()), SECOND);
  }
}
