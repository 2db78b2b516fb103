// The fields of a proof's lines, how each is written and read again: zocker/proof/fields.py is the same

/** The seats at one device as they are written, `1+2`; the server's are empty. */
export type Seats = string;

/** What a device reveals for an attempt: its link, and its signature over it and the open. */
export interface Answer {
  link: string;
  signature: string;
}

/** How a field is written, and read again; what is not written like this is invalid. */
export interface Field<T> {
  read(text: string): T;
  write(value: T): string;
}

function matching(pattern: RegExp): Field<string> {
  const whole = new RegExp(`^(?:${pattern.source})$`);
  const read = (text: string): string => {
    if (!whole.test(text)) throw new RangeError(text);
    return text;
  };
  return { read, write: (value) => value };
}

/** Return a field of several values with something between them. */
function several<T>(separator: string, { read, write }: Field<T>, none = false): Field<T[]> {
  return {
    read: (text) => (none && !text ? [] : text.split(separator).map(read)),
    write: (values) => values.map(write).join(separator),
  };
}

const numeric = ({ read }: Field<string>): Field<number> => ({ read: (text) => Number(read(text)), write: String });

export const TEXT = matching(/[^]*/);
export const NUMBER = numeric(matching(/0|[1-9][0-9]{0,8}/));
export const ID = matching(/[A-Za-z0-9_-]{1,40}/);
export const HEX_16 = matching(/[0-9a-f]{32}/);
export const HEX_32 = matching(/[0-9a-f]{64}/);
export const OPTIONAL_HEX_32 = matching(/(?:[0-9a-f]{64})?/);
export const HEX_64 = matching(/[0-9a-f]{128}/);
export const NUMBERS = several(' ', numeric(matching(/0|-?[1-9][0-9]{0,8}/)));
export const REST = 'rest'; // all fields that are left

export const DEVICE: Field<Seats> = {
  read: (text) => {
    const seats = text ? text.split('+').map(NUMBER.read) : [];
    if (seats.some((seat, at) => seat <= (seats[at - 1] ?? 0))) throw new RangeError(text);
    return text;
  },
  write: (seats) => seats,
};

const ANSWER: Field<Answer | null> = {
  read: (text) => {
    if (text === '-') return null;
    const [link = '', signature = '', more] = text.split(':');
    if (more !== undefined) throw new RangeError(text);
    return { link: HEX_32.read(link), signature: HEX_64.read(signature) };
  },
  write: (answer) => (answer ? `${answer.link}:${answer.signature}` : '-'),
};

export const DEVICES = several(' ', DEVICE, true);
export const ANSWERS = several(' ', ANSWER);

/** Return the seats at a device as numbers, counted from 1. */
export const numbersOf = (seats: Seats): number[] => (seats ? seats.split('+').map(Number) : []);

/** Return the seats at a device as they are written. */
export const seatsOf = (numbers: readonly number[]): Seats => [...numbers].sort((one, other) => one - other).join('+');

/** Compare two devices by their seats. */
export function bySeats(one: Seats, other: Seats): number {
  const [ours, theirs] = [numbersOf(one), numbersOf(other)];
  const at = ours.findIndex((seat, index) => seat !== theirs[index]);
  return at < 0 ? ours.length - theirs.length : ours[at]! - (theirs[at] ?? 0);
}

/** Tell whether two devices share a seat. */
export const overlap = (one: Seats, other: Seats): boolean => numbersOf(one).some((seat) => numbersOf(other).includes(seat));
