import type { Position } from '../event-store/event-store.js';
import type { LogStanding } from '../event-store/log-standing.js';
import type { Document, DocumentId } from './collection.js';

/** What one event does to one document. */
export type Change =
  /** Replaces or creates the whole document; one that has the same in the field `unlessSame` stays as it is. */
  | {
      readonly kind: 'put';
      readonly collection: string;
      readonly id: DocumentId;
      readonly document: Document;
      readonly unlessSame?: string;
    }
  /** Sets some fields of an existing document (undefined takes one away); nothing happens to a missing document. */
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

/** One build of a projection's documents. */
export interface ProjectionRef {
  readonly name: string;
  readonly version: number;
  /** Counts the builds of this version; the first is 0. */
  readonly generation: number;
}

/** A build as whoever writes to it names it. */
export interface OwnBuild extends ProjectionRef {
  /** Of the writer's lease on this version; what the writer of an earlier term still sends is refused. Left out: whoever writes. */
  readonly term?: number;
}

/** Whether one build of a projection comes after another: by its version, then by its generation. */
export const isLater = (one: ProjectionRef, other: ProjectionRef): boolean =>
  one.version === other.version ? one.generation > other.generation : one.version > other.version;

/** The outcome of projecting one batch of events. */
export interface ProjectedBatch {
  readonly projection: OwnBuild;
  /** In log order. */
  readonly changes: readonly PositionedChange[];
  /** Revision of the last event seen of each stream in the batch, for gap detection. */
  readonly streamHeads: ReadonlyMap<string, number>;
  /** Checkpoint after the batch. */
  readonly position: Position;
  /** By what the log is known again in which the checkpoint stands; left out, what was told before stays. */
  readonly standing?: LogStanding;
  /**
   * Whether nothing in the log up to there concerns the projection: then the checkpoint may be kept in memory for a while, as
   * the same events can be passed over again.
   */
  readonly isPassedOver?: boolean;
}
