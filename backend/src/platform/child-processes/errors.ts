import { StoreUnavailable } from '../errors/store-unavailable.js';

export class ChildFailure extends Error {
  override readonly name = 'ChildFailure';
  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

export class TooBusy extends StoreUnavailable {
  override readonly name = 'TooBusy';
}

/** The work exceeded the memory limit; a retry would as well. */
export class TookTooMuch extends Error {
  override readonly name = 'TookTooMuch';
}

/** The work exceeded the time limit; a retry would as well. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

export class EndedTooOften extends Error {
  override readonly name = 'EndedTooOften';
  constructor(readonly retryAfterSeconds: number) {
    super(`Too many orders of this owner were ended; retry in ${retryAfterSeconds} s`);
  }
}
