import { StoreUnavailable } from '../errors/store-unavailable.js';

/** A stream's event came before one that must precede it; nothing after it may be projected. */
export class ProjectionGap extends Error {
  override readonly name = 'ProjectionGap';
  constructor(
    readonly projection: string,
    readonly stream: string,
    readonly expected: number,
    readonly got: number,
  ) {
    super(`Projection ${projection} expected revision ${expected} of stream ${stream}, got ${got}`);
  }
}

/** The store cannot take or give documents now; trying again later may succeed. */
export class ReadStoreUnavailable extends StoreUnavailable {
  override readonly name = 'ReadStoreUnavailable';
}

/** A build beside the one that queries see is under way; there is never more than one. */
export class RebuildUnderWay extends Error {
  override readonly name = 'RebuildUnderWay';
  constructor(readonly projection: string) {
    super(`${projection} is being rebuilt already`);
  }
}
