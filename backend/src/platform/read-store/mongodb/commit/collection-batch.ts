import type { Position } from '../../../event-store/event-store.js';
import type { PositionedChange } from '../../change.js';
import type { DocumentId } from '../../collection.js';
import { ReadStoreUnavailable } from '../../errors.js';
import type { CollectionWriter } from './collection-writer.js';
import { toDocumentChange, type DocumentChange } from './document-change.js';
import { groupBy } from '../../group-by.js';
import { Touched } from '../builds/touched.js';

/** Another writer should not be there at all; one that stays is a matter for another time. */
const ATTEMPTS = 5;

/** The part of a batch that concerns one collection. */
export class CollectionBatch {
  readonly touched = new Touched();
  private plan: readonly DocumentChange[] = [];
  private readonly byDocument: ReadonlyMap<DocumentId, readonly PositionedChange[]>;

  constructor(
    private readonly collection: CollectionWriter,
    changes: readonly PositionedChange[],
    /** Where the batches end that were taken in whole. */
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

  /** Writes what was prepared; prepares again where another writer came between. */
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
