import type { Details } from '../lib/text';

/** Something about a proof that is not true: a message of the catalogue, and its details. */
export class Wrong extends Error {
  constructor(
    readonly key: string,
    readonly details: Details = {},
  ) {
    super(key);
  }
}
