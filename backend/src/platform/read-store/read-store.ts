import type { Position } from '../event-store/event-store.js';
import type { LogStanding } from '../event-store/log-standing.js';
import type { OwnBuild, ProjectedBatch, ProjectionRef } from './change.js';
import type { CollectionDefinition, Document, DocumentId } from './collection.js';
import type { FieldValue } from './field-value.js';
import type { Criteria, Found, Query, Tally } from './query.js';

export interface ReadStore {
  /**
   * Makes a projection's collections and indexes for this build, beside those of other builds. Idempotent. From now on only
   * this term, or a later one, writes to the builds of this version.
   * @throws WriterReplaced, and Error when the build exists with other collections: that takes a higher version
   */
  prepare(projection: OwnBuild, collections: readonly CollectionDefinition[]): Promise<void>;
  /** The build whose documents queries see: the latest that was ever activated; undefined before the first activation. */
  activeVersion(projection: string): Promise<ProjectionRef | undefined>;
  /**
   * Lets queries see this build from now on, and drops the others of its version and of those before it. Idempotent.
   * @throws BuildSuperseded when queries see a later one, WriterReplaced, BuildMissing
   */
  activate(projection: OwnBuild): Promise<void>;
  depose(version: ProjectionRef): Promise<void>;
  /** Drops one build's documents and checkpoint; nothing happens when there is none. @throws WriterReplaced */
  drop(projection: OwnBuild): Promise<void>;

  /**
   * Applies a batch, each document as a whole, and then moves the checkpoint. Whether the documents of a batch become
   * visible together or one after the other is the engine's; whoever has seen the checkpoint sees all of them. A batch that
   * breaks off is made whole by its redelivery, which changes nothing else: what a document has already taken in is passed
   * over, also after the document's removal, and the checkpoint never moves back.
   * @throws CheckpointMoved when another writer took something in meanwhile, WriterReplaced, BuildMissing
   */
  commit(batch: ProjectedBatch): Promise<void>;
  checkpoint(projection: ProjectionRef): Promise<Position | undefined>;
  /** The same position for those who only look, as often as they like. */
  reached(projection: ProjectionRef): Promise<Position | undefined>;
  standing(projection: ProjectionRef): Promise<LogStanding | undefined>;
  /** False when something of what a build has taken in was taken away, by whomever: it can only be dropped. */
  isWhole(projection: ProjectionRef): Promise<boolean>;
  hasTakenIn(): Promise<boolean>;
  /** Last revision seen of the streams named; streams never seen are left out. @throws BuildMissing: what was dropped has seen nothing */
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
