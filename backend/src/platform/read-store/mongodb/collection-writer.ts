import { isDeepStrictEqual } from 'node:util';
import type { AnyBulkWriteOperation, Collection, Db } from 'mongodb';
import { isDuplicateKey } from '../../mongodb/while-available.js';
import { groupBy } from '../group-by.js';
import {
  applyChange,
  documentOf,
  type CollectionDefinition,
  type Document,
  type DocumentId,
  type PositionedChange,
} from '../read-store.js';
import { collectionName, type StoredRecord, toRecord, toText, updateOf } from './stored-record.js';

interface RecordChange {
  readonly before: StoredRecord | undefined;
  readonly after: StoredRecord;
}

export interface Plan {
  readonly changes: readonly RecordChange[];
  /** Is true if the batch changes a document, or did so before it broke off. */
  readonly isChanged: boolean;
}

export class CollectionWriter {
  private readonly records: Collection<StoredRecord>;

  constructor(
    db: Db,
    buildKey: string,
    private readonly definition: CollectionDefinition,
  ) {
    this.records = db.collection(collectionName(buildKey, definition.name));
  }

  /** Plans the writes of a batch, without writing. @throws TypeError for a document that the collection cannot hold */
  async plan(changes: readonly PositionedChange[], checkpoint: string): Promise<Plan> {
    const byDocument = groupBy(changes, ({ change }) => change.id);
    // One more than there can be, so that the first batch closes the cursor.
    const found = this.records.find({ _id: { $in: [...byDocument.keys()] } }).batchSize(byDocument.size + 1);
    const stored = await found.toArray();
    const records = new Map(stored.map((record) => [record._id, record]));
    const planned = [...byDocument].flatMap(([id, own]) => this.change(id, records.get(id), own) ?? []);
    const isHalfDone = stored.some(({ position }) => position > checkpoint);
    return { changes: planned, isChanged: isHalfDone || planned.length > 0 };
  }

  /** Writes the records that are unchanged since they were read. @returns false when another writer has changed one */
  async write({ changes }: Plan): Promise<boolean> {
    if (changes.length === 0) return true;
    const known = changes.filter(({ before }) => before !== undefined).length;
    try {
      const { matchedCount } = await this.records.bulkWrite(changes.map(toWrite), { ordered: false });
      return matchedCount === known;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /**
   * Applies changes that a record does not have yet; returns undefined when nothing changes. A document that is made and removed
   * in one batch leaves its position too, so that a late writer does not bring it back.
   */
  private change(
    id: DocumentId,
    before: StoredRecord | undefined,
    changes: readonly PositionedChange[],
  ): RecordChange | undefined {
    const fresh = changes.filter(({ position }) => position > (before?.position ?? ''));
    const last = fresh.at(-1);
    if (last === undefined) return undefined;
    const document = before?.live ? documentOf(toText(this.definition, before)) : undefined;
    const folded = fresh.reduce<Document | undefined>((known, { change }) => applyChange(known, change), document);
    const after = toRecord(this.definition, id, last.position, folded);
    if (!document && !folded && !fresh.some(makesDocument)) return undefined;
    const isSame = document && folded && isDeepStrictEqual({ ...after, position: before?.position }, before);
    return isSame ? undefined : { before, after };
  }
}

const makesDocument = ({ change }: PositionedChange): boolean => applyChange(undefined, change) !== undefined;

/** Uses `updateMany`, which the driver does not retry: a retry would match nothing, which looks like another writer. */
function toWrite({ before, after }: RecordChange): AnyBulkWriteOperation<StoredRecord> {
  if (before === undefined) return { insertOne: { document: after } };
  const filter = { _id: before._id, position: before.position };
  return { updateMany: { filter, update: updateOf(before, after) } };
}
