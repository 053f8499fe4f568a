import type { AnyBulkWriteOperation, Collection, Db } from 'mongodb';
import { isDuplicateKey } from '../../mongodb/while-available.js';
import { applyChange, type PositionedChange, type DocumentId } from '../read-store.js';
import { groupBy } from '../group-by.js';
import { RecentMap } from '../recent-map.js';
import { bulkUpdate, changedFields, StoredRecord, toRecord, updateOf } from './stored-record.js';
import { ANY_CHANGE, MEMBERSHIP } from './catalogue.js';
import type { CollectionLayout } from './collection-layout.js';
import { SearchEntries, toSearchEntry, type SearchEntry } from './search-entries.js';

interface DocumentChange {
  readonly before: StoredRecord | undefined;
  readonly after: StoredRecord;
  /** Undefined for a document that comes or goes. */
  readonly fields: readonly string[] | undefined;
}

export interface Plan {
  readonly changes: readonly DocumentChange[];
  /** Fields of which the collection's state takes note. */
  readonly touched: ReadonlySet<string>;
}

const READY_RECORDS = 10_000;

export class CollectionWriter {
  private readonly records: Collection<StoredRecord>;
  private readonly entries: SearchEntries;
  private readonly ready = new RecentMap<DocumentId, StoredRecord>(READY_RECORDS);

  constructor(
    db: Db,
    private readonly layout: CollectionLayout,
  ) {
    this.records = db.collection(layout.documents);
    this.entries = new SearchEntries(db, layout);
  }

  /** Finds out what is to be written, and writes nothing. @throws TypeError for a document that the collection cannot hold */
  async plan(changes: readonly PositionedChange[], checkpoint: string): Promise<Plan> {
    const byDocument = groupBy(changes, ({ change }) => change.id);
    const records = await this.load([...byDocument.keys()]);
    const planned = [...byDocument].flatMap(
      ([id, own]) => toDocumentChange(this.layout, id, records.get(id), own) ?? [],
    );
    const touched = new Set(planned.flatMap(({ fields }) => this.touchedBy(fields)));
    // A batch that broke off took these in, and did not note which fields it had changed.
    const isHalfDone = [...records.values()].some(({ position }) => position > checkpoint);
    if (isHalfDone) for (const field of [ANY_CHANGE, MEMBERSHIP]) touched.add(field);
    return { changes: planned, touched };
  }

  /**
   * Writes each document that still is as it was loaded, and its search entry before it, so that a document that is there
   * can be searched. @returns false when another writer came between
   */
  async write({ changes }: Plan): Promise<boolean> {
    if (changes.length === 0) return true;
    const searched = changes.filter(({ fields }) => this.layout.concernsSearch(fields));
    const entriesOf = (some: readonly DocumentChange[]): SearchEntry[] =>
      some.map(({ after }) => toSearchEntry(this.layout, after));
    await this.entries.save(
      entriesOf(searched.filter(({ before }) => before === undefined)),
      entriesOf(searched.filter(({ before }) => before !== undefined)),
    );
    const isWritten = await this.save(changes);
    if (isWritten) for (const { after } of changes) this.ready.set(after._id, after);
    return isWritten;
  }

  private touchedBy(fields: readonly string[] | undefined): string[] {
    if (fields === undefined) return [ANY_CHANGE, MEMBERSHIP];
    return [ANY_CHANGE, ...fields.filter((field) => this.layout.isQueried(field))];
  }

  private async load(ids: readonly DocumentId[]): Promise<Map<DocumentId, StoredRecord>> {
    const loaded = new Map<DocumentId, StoredRecord>();
    for (const id of ids) {
      const record = this.ready.get(id);
      if (record !== undefined) loaded.set(id, record);
    }
    const unknown = ids.filter((id) => !loaded.has(id));
    const found = unknown.length === 0 ? [] : await this.records.find({ _id: { $in: unknown } }).toArray();
    for (const record of found) loaded.set(record._id, StoredRecord.parse(record));
    return loaded;
  }

  private async save(changes: readonly DocumentChange[]): Promise<boolean> {
    const known = changes.filter(({ before }) => before !== undefined).length;
    try {
      const { matchedCount } = await this.records.bulkWrite(changes.map(toWrite), { ordered: false });
      return matchedCount === known;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

/**
 * Folds changes onto a record, without those that it has taken in before; undefined when nothing changes. A document that
 * is made and removed at once leaves its position too, so that a late writer does not bring it back.
 * @throws TypeError for a document that the collection cannot hold
 */
function toDocumentChange(
  { definition }: CollectionLayout,
  id: DocumentId,
  before: StoredRecord | undefined,
  changes: readonly PositionedChange[],
): DocumentChange | undefined {
  const fresh = changes.filter(({ position }) => position > (before?.position ?? ''));
  const last = fresh.at(-1);
  if (last === undefined) return undefined;
  const folded = fresh.reduce((document, { change }) => applyChange(document, change), before?.document);
  const after = toRecord(definition, id, last.position, folded);
  const wasMade = fresh.some(({ change }) => applyChange(undefined, change) !== undefined);
  if (before?.document === undefined && after.document === undefined && !wasMade) return undefined;
  const fields = before?.document && after.document && changedFields(before.document, after.document);
  return fields?.length === 0 ? undefined : { before, after, fields };
}

function toWrite({ before, after }: DocumentChange): AnyBulkWriteOperation<StoredRecord> {
  if (before === undefined) return { insertOne: { document: after } };
  return bulkUpdate({ _id: before._id, position: before.position }, updateOf(before, after));
}
