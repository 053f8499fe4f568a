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

/** The work was ended because it took too much memory; it would again. */
export class TookTooMuch extends Error {
  override readonly name = 'TookTooMuch';
}

/** The work was ended because it took too long; it would again. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

export class EndedTooOften extends Error {
  override readonly name = 'EndedTooOften';
  constructor(readonly retryAfterSeconds: number) {
    super(`Too much of their work was ended: again in ${retryAfterSeconds} s`);
  }
}
