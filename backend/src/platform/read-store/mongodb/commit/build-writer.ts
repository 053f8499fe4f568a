import type { Collection, Db } from 'mongodb';
import * as z from 'zod/mini';
import { isDuplicateKey } from '../../../mongodb/mongo-errors.js';
import { RecentMap } from '../../recent-map.js';
import { bulkUpdate } from '../bulk-update.js';
import { CollectionLayout, streamHeadsOf } from '../collection-layout.js';
import type { Position } from '../../../event-store/event-store.js';
import type { PositionedChange, ProjectedBatch, ProjectionRef } from '../../change.js';
import type { DocumentId } from '../../collection.js';
import { ReadStoreUnavailable } from '../../errors.js';
import { CollectionWriter } from './collection-writer.js';
import { type DocumentChange, toDocumentChange } from './document-change.js';
import { groupBy } from '../../group-by.js';
import { Touched } from '../builds/touched.js';
import type { ProjectionCatalogue } from '../builds/projection-catalogue.js';
import { parseDefinition } from '../../stored-definition.js';
import type { StoredBuild } from '../builds/stored-projection.js';

const Head = z.object({ _id: z.string(), revision: z.number() });
type Head = z.infer<typeof Head>;

const REMEMBERED_STREAMS = 50_000;

class StreamHeads {
  private readonly remembered = new RecentMap<string, number>(REMEMBERED_STREAMS);
  private readonly heads: Collection<Head>;

  constructor(db: Db, buildKey: string) {
    this.heads = db.collection(streamHeadsOf(buildKey));
  }

  /** Streams never seen are left out. */
  async read(streams: readonly string[]): Promise<Map<string, number>> {
    const found = new Map<string, number>();
    const unknown: string[] = [];
    for (const stream of streams) {
      const revision = this.remembered.get(stream);
      if (revision === undefined) unknown.push(stream);
      else found.set(stream, revision);
    }
    for (const { _id, revision } of await this.stored(unknown)) {
      this.remembered.set(_id, revision);
      found.set(_id, revision);
    }
    return found;
  }

  async save(heads: ReadonlyMap<string, number>): Promise<void> {
    if (heads.size === 0) return;
    try {
      await this.raise(heads);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another writer made some of them at the same moment: now they are there to be raised.
      await this.raise(heads);
    }
    for (const [stream, revision] of heads) {
      this.remembered.set(stream, Math.max(revision, this.remembered.get(stream) ?? -1));
    }
  }

  private async raise(heads: ReadonlyMap<string, number>): Promise<void> {
    const writes = [...heads].map(([_id, revision]) =>
      bulkUpdate<Head>({ _id }, { $max: { revision } }, { upsert: true }),
    );
    await this.heads.bulkWrite(writes, { ordered: false });
  }

  private async stored(streams: readonly string[]): Promise<Head[]> {
    if (streams.length === 0) return [];
    const found = await this.heads.find({ _id: { $in: streams } }).toArray();
    return found.map((head) => Head.parse(head));
  }
}

/** Another writer should not be there at all; one that stays is a matter for another time. */
const ATTEMPTS = 5;

class CollectionBatch {
  readonly touched = new Touched();
  private plan: readonly DocumentChange[] = [];
  private readonly byDocument: ReadonlyMap<DocumentId, readonly PositionedChange[]>;

  constructor(
    private readonly collection: CollectionWriter,
    changes: readonly PositionedChange[],
    private readonly checkpoint: Position,
  ) {
    this.byDocument = groupBy(changes, ({ change }) => change.id);
  }

  /** Finds out what is to be written, and writes nothing. @throws TypeError for a document that the collection cannot hold */
  async prepare(): Promise<void> {
    const records = await this.collection.records.load([...this.byDocument.keys()]);
    this.plan = [...this.byDocument].flatMap(([id, changes]) => {
      const before = records.get(id);
      // A batch that broke off half-way took this in and had no time to note which fields it changed.
      if (before !== undefined && before.position > this.checkpoint) this.touched.noteMembership();
      return toDocumentChange(this.collection.layout, id, before, changes) ?? [];
    });
  }

  async write(): Promise<void> {
    const { layout, records } = this.collection;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      for (const { fields } of this.plan) this.note(fields);
      // Entries first: a document that is there can always be searched.
      await this.saveEntries();
      if (await records.save(this.plan)) return;
      await this.prepare();
    }
    throw new ReadStoreUnavailable(`Another process keeps writing to ${layout.definition.name}`);
  }

  private note(fields: readonly string[] | undefined): void {
    if (fields === undefined) this.touched.noteMembership();
    else this.touched.noteFields(fields.filter((field) => this.collection.layout.isQueried(field)));
  }

  private async saveEntries(): Promise<void> {
    const entriesOf = (changes: readonly DocumentChange[]) => changes.flatMap(({ entry }) => entry ?? []);
    await this.collection.entries.save(
      entriesOf(this.plan.filter(({ before }) => before === undefined)),
      entriesOf(this.plan.filter(({ before }) => before !== undefined)),
    );
  }
}

/**
 * Takes batches into one build. Every single write is idempotent and none undoes a newer one. Documents come first, then
 * what changed in their collections, the stream heads, and the checkpoint last: whatever a crash cuts off is delivered
 * again, and what was written before is passed over.
 */
export class BuildWriter {
  readonly key: string;
  readonly heads: StreamHeads;
  private readonly collections: ReadonlyMap<string, CollectionWriter>;
  private checkpoint: Position | undefined;

  constructor(
    db: Db,
    private readonly catalogue: ProjectionCatalogue,
    private readonly ref: ProjectionRef,
    private readonly build: StoredBuild,
  ) {
    this.key = build.key;
    this.heads = new StreamHeads(db, build.key);
    this.checkpoint = build.checkpoint;
    this.collections = new Map(
      Object.entries(build.collections).map(([name, { definition }]) => [
        name,
        new CollectionWriter(db, new CollectionLayout(build.key, parseDefinition(definition))),
      ]),
    );
  }

  /** @throws CheckpointMoved, WriterReplaced, BuildMissing; TypeError for a document that its collection cannot hold */
  async commit(batch: ProjectedBatch): Promise<void> {
    const { projection, changes, streamHeads, position } = batch;
    const { checkpoint = '' } = this;
    if (position <= checkpoint) return;
    const fresh = changes.filter((change) => change.position > checkpoint);
    const [batches] = await Promise.all([
      this.prepared(fresh, checkpoint),
      // Documents carry no term: whoever was deposed before this batch came must not write them any more.
      this.catalogue.assertWriter(projection, this.build),
    ]);
    await Promise.all([...batches.values()].map((part) => part.write()));
    const touched = new Map([...batches].map(([name, part]) => [name, part.touched]));
    await this.catalogue.noteChanges(projection, this.build, touched, position);
    await this.heads.save(streamHeads);
    await this.catalogue.advance(batch, this.build, this.checkpoint);
    this.checkpoint = position;
  }

  /** Nothing is written before all of it is known to be sound. */
  private async prepared(
    changes: readonly PositionedChange[],
    checkpoint: Position,
  ): Promise<ReadonlyMap<string, CollectionBatch>> {
    const groups = groupBy(changes, ({ change }) => change.collection);
    const batches = [...groups].map(([name, own]): [string, CollectionBatch] => [
      name,
      new CollectionBatch(this.collection(name), own, checkpoint),
    ]);
    await Promise.all(batches.map(([, batch]) => batch.prepare()));
    return new Map(batches);
  }

  private collection(name: string): CollectionWriter {
    const collection = this.collections.get(name);
    if (collection === undefined) throw new Error(`Projection ${this.ref.name} declares no collection ${name}`);
    return collection;
  }
}
