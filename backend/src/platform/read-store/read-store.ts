import type { Position } from '../event-store/event-store.js';
import type { LogStanding } from '../event-store/log-standing.js';
import type { ProjectedBatch, ProjectionRef } from './change.js';
import type { CollectionDefinition, Document, DocumentId } from './collection.js';
import type { FieldValue } from './field-value.js';
import type { Criteria, Found, Query, Tally } from './query.js';

export interface ReadStore {
  /**
   * Makes a projection's collections and indexes for this version, beside those of other versions. Idempotent.
   * @throws Error when the version exists with other collections: they need a higher version
   */
  prepare(projection: ProjectionRef, collections: readonly CollectionDefinition[]): Promise<void>;
  /** Returns the version whose documents queries see, the highest that was activated; undefined before the first activation. */
  activeVersion(projection: string): Promise<ProjectionRef | undefined>;
  /**
   * Lets queries see this version from now on and drops those before it, which take in nothing more. Idempotent. Returns
   * false, and changes nothing queries see, while the active version has a later checkpoint.
   * @throws BuildSuperseded when queries see a later version, BuildMissing
   */
  activate(projection: ProjectionRef): Promise<boolean>;
  /** Drops a version's documents and checkpoint; nothing happens when there is none. */
  drop(projection: ProjectionRef): Promise<void>;

  /**
   * Applies a batch, each document as a whole, and then moves the checkpoint. An engine may show documents of a batch one
   * by one; a reader that has seen the checkpoint sees all of them. A redelivery completes a batch that broke off and
   * changes nothing else: a document skips changes before its position, also after its removal, and the checkpoint never
   * moves back.
   * @throws CheckpointMoved when another writer took something in meanwhile, BuildSuperseded, BuildMissing
   */
  commit(batch: ProjectedBatch): Promise<void>;
  checkpoint(projection: ProjectionRef): Promise<Position | undefined>;
  /** Returns the same position for readers, which may ask often. */
  reached(projection: ProjectionRef): Promise<Position | undefined>;
  standing(projection: ProjectionRef): Promise<LogStanding | undefined>;
  /** Returns false when a collection was dropped or emptied from outside; the build can only be dropped then. */
  isWhole(projection: ProjectionRef): Promise<boolean>;
  hasTakenIn(): Promise<boolean>;
  /** Returns the last revision seen of the streams named, without those never seen. @throws BuildMissing */
  streamHeads(projection: ProjectionRef, streams: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /** One document of the active build. @throws ViewNotBuilt while no active build has the collection */
  get(collection: string, id: DocumentId): Promise<Document | undefined>;
  /** Documents of the active build. @throws ViewNotBuilt, and Error for an undeclared field */
  find(collection: string, query: Query): Promise<Found>;
  /** How many match of each value of a column, or what a column of theirs comes to. @throws as `find`, and Error for what is no column */
  tally(collection: string, criteria: Criteria, tally: Tally): Promise<ReadonlyMap<FieldValue, number>>;
  /** Ids and values of some columns of the documents that match. @throws as `tally` */
  values(collection: string, criteria: Criteria, columns: readonly string[]): Promise<readonly IdentifiedValues[]>;
  revisionOf(collection: string): Promise<string>;
  close(): Promise<void>;
}

export type IdentifiedValues = readonly [id: DocumentId, ...values: FieldValue[]];

export const READ_STORE = Symbol('ReadStore');
