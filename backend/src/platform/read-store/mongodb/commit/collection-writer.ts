import type { AnyBulkWriteOperation, Collection, Db } from 'mongodb';
import { isDuplicateKey } from '../../../mongodb/mongo-errors.js';
import type { DocumentId } from '../../collection.js';
import { RecentMap } from '../../recent-map.js';
import { bulkUpdate } from '../bulk-update.js';
import type { CollectionLayout } from '../collection-layout.js';
import { StoredRecord, updateOf } from '../stored-record.js';
import type { DocumentChange } from './document-change.js';
import { SearchEntries } from '../search-entries.js';

const READY_RECORDS = 10_000;

class RecordStore {
  private readonly records: Collection<StoredRecord>;
  private readonly ready = new RecentMap<DocumentId, StoredRecord>(READY_RECORDS);

  constructor(db: Db, layout: CollectionLayout) {
    this.records = db.collection(layout.documents);
  }

  async load(ids: readonly DocumentId[]): Promise<Map<DocumentId, StoredRecord>> {
    const loaded = new Map<DocumentId, StoredRecord>();
    const unknown: DocumentId[] = [];
    for (const id of ids) {
      const record = this.ready.get(id);
      if (record === undefined) unknown.push(id);
      else loaded.set(id, record);
    }
    for (const record of await this.stored(unknown)) loaded.set(record._id, record);
    return loaded;
  }

  /**
   * Writes each document only if it still is as it was loaded. False when another writer came between: then all that were
   * to be changed must be loaded again.
   */
  async save(changes: readonly DocumentChange[]): Promise<boolean> {
    if (changes.length === 0) return true;
    const untouched = await this.write(changes);
    for (const { after } of changes) {
      if (untouched) this.ready.set(after._id, after);
      else this.ready.delete(after._id);
    }
    return untouched;
  }

  private async write(changes: readonly DocumentChange[]): Promise<boolean> {
    const known = changes.filter(({ before }) => before !== undefined).length;
    try {
      const { matchedCount } = await this.records.bulkWrite(changes.map(toWrite), { ordered: false });
      return matchedCount === known;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private async stored(ids: readonly DocumentId[]): Promise<StoredRecord[]> {
    if (ids.length === 0) return [];
    const found = await this.records.find({ _id: { $in: ids } }).toArray();
    return found.map((record) => StoredRecord.parse(record));
  }
}

function toWrite({ before, after }: DocumentChange): AnyBulkWriteOperation<StoredRecord> {
  if (before === undefined) return { insertOne: { document: after } };
  return bulkUpdate({ _id: before._id, position: before.position }, updateOf(before, after));
}

export class CollectionWriter {
  readonly records: RecordStore;
  readonly entries: SearchEntries;

  constructor(
    db: Db,
    readonly layout: CollectionLayout,
  ) {
    this.records = new RecordStore(db, layout);
    this.entries = new SearchEntries(db, layout);
  }
}
