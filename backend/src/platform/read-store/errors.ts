import { StoreUnavailable } from '../errors/store-unavailable.js';
import type { ProjectionRef } from './read-store.js';

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

export class ReadStoreUnavailable extends StoreUnavailable {
  override readonly name: string = 'ReadStoreUnavailable';
}

export class ViewNotBuilt extends ReadStoreUnavailable {
  constructor(collection: string) {
    super(`${collection} is not built yet`);
  }
}

export class BuildMissing extends Error {
  override readonly name = 'BuildMissing';
  constructor({ name, version }: ProjectionRef) {
    super(`Version ${version} of ${name} was not prepared, or was dropped`);
  }
}

export class BuildSuperseded extends Error {
  override readonly name = 'BuildSuperseded';
  constructor({ name, version }: ProjectionRef) {
    super(`Version ${version} of ${name} was superseded by a later one`);
  }
}

export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
  constructor({ name, version }: ProjectionRef) {
    super(`Another writer has moved the checkpoint of version ${version} of ${name}`);
  }
}
