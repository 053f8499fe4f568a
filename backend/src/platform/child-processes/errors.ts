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
export class MemoryLimitExceeded extends Error {
  override readonly name = 'MemoryLimitExceeded';
}

/** The work exceeded the time limit; a retry would as well. */
export class TimeLimitExceeded extends Error {
  override readonly name = 'TimeLimitExceeded';
}

export class TooManyAborts extends Error {
  override readonly name = 'TooManyAborts';
  constructor(readonly retryAfterSeconds: number) {
    super(`Too many tasks of this owner exceeded a limit; retry in ${retryAfterSeconds} s`);
  }
}
