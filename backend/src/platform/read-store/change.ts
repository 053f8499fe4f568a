import type { Position } from '../event-store/event-store.js';
import type { LogStanding } from '../event-store/log-standing.js';
import type { Document, DocumentId } from './collection.js';

export type Change =
  | {
      readonly kind: 'put';
      readonly collection: string;
      readonly id: DocumentId;
      readonly document: Document;
      readonly unlessSame?: string;
    }
  | { readonly kind: 'patch'; readonly collection: string; readonly id: DocumentId; readonly fields: Document }
  /** Adds to number fields of an existing document, a field without a value counting as 0; nothing happens to a missing document. */
  | {
      readonly kind: 'increment';
      readonly collection: string;
      readonly id: DocumentId;
      readonly by: Readonly<Record<string, number>>;
    }
  | { readonly kind: 'remove'; readonly collection: string; readonly id: DocumentId };

export interface PositionedChange {
  readonly position: Position;
  readonly change: Change;
}

export interface ProjectionRef {
  readonly name: string;
  readonly version: number;
  /** Counts the builds of this version; the first is 0. */
  readonly generation: number;
}

export interface OwnBuild extends ProjectionRef {
  readonly term?: number;
}

export const isLater = (one: ProjectionRef, other: ProjectionRef): boolean =>
  one.version === other.version ? one.generation > other.generation : one.version > other.version;

export interface ProjectedBatch {
  readonly projection: OwnBuild;
  readonly changes: readonly PositionedChange[];
  readonly streamHeads: ReadonlyMap<string, number>;
  /** Checkpoint after the batch. */
  readonly position: Position;
  readonly standing?: LogStanding;
  readonly isPassedOver?: boolean;
}
