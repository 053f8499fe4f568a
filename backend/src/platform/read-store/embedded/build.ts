import type { ProjectedBatch, ProjectionRef } from '../change.js';
import type { StoredCollection } from './stored-collection.js';
import type { StreamHeads } from './stream-heads.js';

export interface Build {
  readonly key: number;
  readonly ref: ProjectionRef;
  readonly heads: StreamHeads;
  readonly collections: ReadonlyMap<string, StoredCollection>;
  active: boolean;
  checkpoint: string | undefined;
  written: string | undefined;
  passedOver?: ProjectedBatch | undefined;
}

export const isSameBuild = (one: ProjectionRef, other: ProjectionRef): boolean =>
  one.name === other.name && one.version === other.version && one.generation === other.generation;
