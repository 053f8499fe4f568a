import { StoreUnavailable } from '../errors/store-unavailable.js';

/** Thrown by the work itself, in the other process. */
export class ChildFailure extends Error {
  override readonly name = 'ChildFailure';
  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

/** So much is waiting already that this would have to wait too long; trying again later may succeed. */
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

/** So much work of this owner was ended that nothing more is started for them now. */
export class EndedTooOften extends Error {
  override readonly name = 'EndedTooOften';
  constructor(readonly retryAfterSeconds: number) {
    super(`Too much of their work was ended: again in ${retryAfterSeconds} s`);
  }
}
