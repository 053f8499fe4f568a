import { StoreUnavailable } from '../errors/store-unavailable.js';

/** So much is waiting already that this would have to wait too long; trying again later may succeed. */
export class TooBusy extends StoreUnavailable {
  override readonly name = 'TooBusy';
}

/** The work was ended since it took too much memory; it would again. */
export class TookTooMuch extends Error {
  override readonly name = 'TookTooMuch';
}

/** The work was ended since it took too long; it would again. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** So much work of theirs was ended of late that nothing more is begun for them now. */
export class EndedTooOften extends Error {
  override readonly name = 'EndedTooOften';
  constructor(readonly retryAfterSeconds: number) {
    super(`Too much of their work was ended: again in ${retryAfterSeconds} s`);
  }
}
