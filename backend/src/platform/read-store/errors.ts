import { Deposed } from '../errors/deposed.js';
import { StoreUnavailable } from '../errors/store-unavailable.js';
import type { ProjectionRef } from './change.js';

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

/** A build that was not prepared, or is there no more. */
export class BuildMissing extends Error {
  override readonly name = 'BuildMissing';
  constructor({ name, version, generation }: ProjectionRef) {
    super(`${name} ${version}.${generation} was not prepared, or was dropped`);
  }
}

export class BuildSuperseded extends Error {
  override readonly name = 'BuildSuperseded';
  constructor({ name, version, generation }: ProjectionRef) {
    super(`${name} ${version}.${generation} was superseded by a later build`);
  }
}

export class WriterReplaced extends Deposed {
  override readonly name = 'WriterReplaced';
  constructor({ name, version }: ProjectionRef) {
    super(`Another writer keeps ${name} ${version} by now`);
  }
}

export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
  constructor({ name, version, generation }: ProjectionRef) {
    super(`Another writer has moved the checkpoint of ${name} ${version}.${generation}`);
  }
}
