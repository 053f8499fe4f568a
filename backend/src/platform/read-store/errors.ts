import { StoreUnavailable } from '../errors/store-unavailable.js';
import type { ProjectionRef } from './read-store.js';

export class ReadStoreUnavailable extends StoreUnavailable {
  override readonly name: string = 'ReadStoreUnavailable';
}

export class ViewNotBuilt extends ReadStoreUnavailable {
  constructor(collection: string) {
    super(`${collection} is not built yet`);
  }
}

/** The build cannot be written or activated: it must be prepared again, unless queries see a later version. */
export class BuildGone extends Error {
  override readonly name = 'BuildGone';
  constructor({ name, version }: ProjectionRef) {
    super(`Version ${version} of ${name} was not prepared, was dropped or was superseded by a later one`);
  }
}

export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
  constructor({ name, version }: ProjectionRef) {
    super(`Another writer has moved the checkpoint of version ${version} of ${name}`);
  }
}
