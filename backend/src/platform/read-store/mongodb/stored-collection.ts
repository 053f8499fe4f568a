import { isDeepStrictEqual } from 'node:util';
import type { AnyBulkWriteOperation, Collection, Db, Filter } from 'mongodb';
import { isDuplicateKey, withRetries } from '../../mongodb/with-retries.js';
import { ReadStoreUnavailable } from '../errors.js';
import { groupBy } from '../group-by.js';
import type { PreparedCriteria, PreparedFilter, PreparedCursor, PreparedQuery } from '../prepared-query.js';
import { prepareQuery, createTest } from '../prepared-query.js';
import * as port from '../read-store.js';
import { collectionName, toIndexes, toPath, type StoredRecord, toRecord, toText, toUpdate } from './stored-record.js';

/** A filter of the server. User input occurs only as values in it. */
type Condition = Filter<StoredRecord>;

interface RecordChange {
  readonly before: StoredRecord | undefined;
  readonly after: StoredRecord;
}

interface PlannedWrites {
  readonly changes: readonly RecordChange[];
  readonly isChanged: boolean;
}

export class StoredCollection {
  private readonly records: Collection<StoredRecord>;
  private readonly mark: Pick<StoredRecord, '_id'>;

  constructor(
    db: Db,
    buildKey: string,
    private readonly definition: port.CollectionDefinition,
  ) {
    this.mark = { _id: `mark of ${buildKey}` };
    this.records = db.collection(collectionName(buildKey, definition.name));
  }

  /** Makes the indexes, and a record which proves that the collection was not dropped or emptied since. */
  async create(): Promise<void> {
    // One by one, because FerretDB fails for several indexes if it has one already; this retries each by itself.
    for (const index of toIndexes(this.definition))
      await withRetries(() => this.records.createIndex(index), ReadStoreUnavailable);
    await this.records.updateOne(this.mark, { $set: { position: '', live: false } }, { upsert: true });
  }

  /** Returns false when the collection was dropped or emptied since it was made. */
  async isIntact(): Promise<boolean> {
    return (await this.records.findOne(this.mark)) !== null;
  }

  async get(id: port.DocumentId): Promise<port.Document | undefined> {
    if (!port.isIdOf(this.definition, id)) return undefined;
    const record = await this.records.findOne({ _id: id });
    return record?.live ? port.toDocument(toText(this.definition, record)) : undefined;
  }

  async find(query: port.Query): Promise<port.FoundTexts> {
    const { cursors, sort, offset, limit, ...criteria } = prepareQuery(this.definition, query);
    const condition = createCondition(criteria);
    const total = await this.records.countDocuments(condition);
    const wanted = Math.min(limit, total - offset);
    const texts: port.DocumentText[] = [];
    let skip = offset;
    for (const { order, part } of partsOf(sort)) {
      if (texts.length >= wanted) break;
      const selected = { $and: [condition, part, ...cursors.map(afterCursor)] };
      const left = wanted - texts.length;
      const page = this.records
        .find(selected, { projection: { search: 0 } })
        .sort(order)
        .skip(skip)
        .limit(left);
      const records = await page.batchSize(left).allowDiskUse().toArray();
      texts.push(...records.map((record) => toText(this.definition, record)));
      if (records.length > 0) skip = 0;
      else if (skip > 0) skip = Math.max(0, skip - (await this.records.countDocuments(selected)));
    }
    return { texts, total };
  }

  async tally(criteria: port.Criteria, { by, sum }: port.Tally): Promise<ReadonlyMap<port.FieldValue, number>> {
    const prepared = prepareQuery(this.definition, criteria, [by, sum ?? by]);
    const groups = await this.group(prepared, [by], sum === undefined ? 1 : `$${toPath(sum)}`);
    return new Map(groups.map(({ values, amount }) => [values.get(by) ?? null, amount]));
  }

  /** Counts the documents of each combination of values on the server, so that it reads each document once. */
  async facets(criteria: port.Criteria, columns: readonly string[]): Promise<port.Facets> {
    const prepared = prepareQuery(this.definition, criteria, columns);
    const own = prepared.filters.filter(({ field }) => columns.includes(field));
    const common = prepared.filters.filter((filter) => !own.includes(filter));
    const facets = new Map(columns.map((column) => [column, new Map<port.FieldValue, number>()]));
    for (const { values, amount } of await this.group({ ...prepared, filters: common }, columns, 1)) {
      const failed = own.filter((filter) => !createTest(filter)(values.get(filter.field) ?? null));
      for (const [column, counts] of facets) {
        if (failed.some(({ field }) => field !== column)) continue;
        const value = values.get(column) ?? null;
        counts.set(value, (counts.get(value) ?? 0) + amount);
      }
    }
    return facets;
  }

  async values(criteria: port.Criteria, columns: readonly string[]): Promise<readonly port.IdentifiedValues[]> {
    const prepared = prepareQuery(this.definition, criteria, columns);
    const projection = Object.fromEntries(['position', 'live', ...columns.map(toPath)].map((path) => [path, 1]));
    const records = this.records.find(createCondition(prepared), { projection });
    return (await records.toArray()).map(({ _id, values = {} }) => [
      _id,
      ...columns.map((name) => (name === 'id' ? _id : (values[name] ?? null))),
    ]);
  }

  /**
   * Returns the writes of a batch, without writing. `isChanged` is true as well if an earlier, interrupted attempt at this batch has
   * already changed a document.
   * @throws TypeError for a document that the collection cannot hold
   */
  async plan(changes: readonly port.PositionedChange[], checkpoint: string): Promise<PlannedWrites> {
    const byDocument = groupBy(changes, ({ change }) => change.id);
    // One more than there can be, so that the first batch closes the cursor.
    const cursor = this.records.find({ _id: { $in: [...byDocument.keys()] } }).batchSize(byDocument.size + 1);
    const stored = await cursor.toArray();
    const records = new Map(stored.map((record) => [record._id, record]));
    const planned = [...byDocument].flatMap(([id, own]) => this.change(id, records.get(id), own) ?? []);
    const wasInterrupted = stored.some(({ position }) => position > checkpoint);
    return { changes: planned, isChanged: wasInterrupted || planned.length > 0 };
  }

  /** Writes the records that are unchanged since they were read. @returns false when another writer has changed one */
  async write(changes: readonly RecordChange[]): Promise<boolean> {
    if (changes.length === 0) return true;
    const existingCount = changes.filter(({ before }) => before !== undefined).length;
    try {
      const { matchedCount } = await this.records.bulkWrite(changes.map(toWrite), { ordered: false });
      return matchedCount === existingCount;
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
    id: port.DocumentId,
    before: StoredRecord | undefined,
    changes: readonly port.PositionedChange[],
  ): RecordChange | undefined {
    const fresh = changes.filter(({ position }) => position > (before?.position ?? ''));
    const last = fresh.at(-1);
    if (last === undefined) return undefined;
    const document = before?.live ? port.toDocument(toText(this.definition, before)) : undefined;
    const folded = fresh.reduce<port.Document | undefined>(
      (document, { change }) => port.applyChange(document, change),
      document,
    );
    const after = toRecord(this.definition, id, last.position, folded);
    if (!document && !folded && !fresh.some(makesDocument)) return undefined;
    const isSame = document && folded && isDeepStrictEqual({ ...after, position: before?.position }, before);
    return isSame ? undefined : { before, after };
  }

  private async group(criteria: PreparedCriteria, columns: readonly string[], sum: 1 | `$${string}`) {
    const _id = Object.fromEntries(columns.map((column) => [column, `$${toPath(column)}`]));
    const groups = this.records.aggregate<{ _id: Readonly<Record<string, port.FieldValue>>; amount: number }>([
      { $match: createCondition(criteria) },
      { $group: { _id, amount: { $sum: sum } } },
    ]);
    return (await groups.toArray()).map((one) => ({ values: new Map(Object.entries(one._id)), amount: one.amount }));
  }
}

type Order = Readonly<Record<string, 1 | -1>>;

/** Splits an ascending sort, in which the server puts documents without a value first instead of last. */
function partsOf({ field, direction }: PreparedQuery['sort']): { order: Order; part: Condition }[] {
  const path = toPath(field);
  const by = direction === 'asc' ? 1 : -1;
  const order: Order = { [path]: by, _id: by };
  if (field === 'id' || direction === 'desc') return [{ order, part: {} }];
  return [
    { order, part: { [path]: { $ne: null } } },
    { order: { _id: by }, part: { [path]: null } },
  ];
}

function createCondition({ filters, search = [] }: PreparedCriteria): Condition {
  const texts = search.map((text) => ({ search: { $regex: literalPattern(text) } }));
  return { $and: [{ live: true }, ...filters.map(toCondition), ...texts] };
}

function toCondition(filter: PreparedFilter): Condition {
  const path = toPath(filter.field);
  if (filter.kind === 'oneOf') return { [path]: { $in: [...filter.values, ...(filter.orMissing ? [null] : [])] } };
  const { from, to } = filter;
  if (from === undefined && to === undefined) return { [path]: { $ne: null } };
  return { [path]: { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) } };
}

function afterCursor({ field, direction, value, id }: PreparedCursor): Condition {
  const path = toPath(field);
  const comparison = direction === 'asc' ? '$gt' : '$lt';
  const isAfter = { _id: { [comparison]: id } };
  if (path === '_id') return isAfter;
  if (value === null) return { $and: [{ [path]: null }, isAfter] };
  return { $or: [{ [path]: { [comparison]: value } }, { $and: [{ [path]: value }, isAfter] }, { [path]: null }] };
}

/** Returns a regular expression that matches nothing but the text, as BSON stores it: without lone surrogates. */
export const literalPattern = (text: string): string =>
  [...text.replaceAll(/\p{Surrogate}/gu, '\ufffd')]
    .map((letter) => (/[\p{L}\p{N}]/u.test(letter) ? letter : numbered(letter)))
    .join('');

const numbered = (letter: string): string => `\\x{${(letter.codePointAt(0) ?? 0).toString(16)}}`;

const makesDocument = ({ change }: port.PositionedChange): boolean => port.applyChange(undefined, change) !== undefined;

/** Uses `updateMany`, which the driver does not retry: a retry would match nothing, which looks like another writer. */
function toWrite({ before, after }: RecordChange): AnyBulkWriteOperation<StoredRecord> {
  if (before === undefined) return { insertOne: { document: after } };
  const filter = { _id: before._id, position: before.position };
  return { updateMany: { filter, update: toUpdate(before, after) } };
}
