import type { Collection, Db, Filter } from 'mongodb';
import { isIdOf } from '../definitions.js';
import {
  prepareCriteria,
  prepareQuery,
  type PreparedFilter,
  type PreparedPlace,
  type PreparedQuery,
} from '../prepared-query.js';
import {
  type CollectionDefinition,
  type Criteria,
  type Document,
  type DocumentId,
  documentOf,
  type DocumentText,
  type FieldValue,
  type FoundTexts,
  type IdentifiedValues,
  type Query,
  type Tally,
} from '../read-store.js';
import { collectionName, pathOf, type StoredRecord, toText } from './stored-record.js';

/** A filter of the server. User input occurs only as values in it. */
type Condition = Filter<StoredRecord>;

/** Small rows in one batch of the server. */
const ROWS_AT_ONCE = 10_000;

interface Counted {
  readonly _id: FieldValue;
  readonly amount: number;
}

export class CollectionReader {
  private readonly records: Collection<StoredRecord>;

  constructor(
    db: Db,
    readonly buildKey: string,
    private readonly definition: CollectionDefinition,
  ) {
    this.records = db.collection(collectionName(buildKey, definition.name));
  }

  async get(id: DocumentId): Promise<Document | undefined> {
    if (!isIdOf(this.definition, id)) return undefined;
    const record = await this.records.findOne({ _id: id });
    return record?.live ? documentOf(toText(this.definition, record)) : undefined;
  }

  async find(query: Query): Promise<FoundTexts> {
    const { place, sort, offset, limit, ...criteria } = prepareQuery(this.definition, query);
    const condition = conditionOf(criteria);
    const total = await this.records.countDocuments(condition);
    const wanted = Math.min(limit, total - offset);
    const texts: DocumentText[] = [];
    let skip = offset;
    for (const { order, part } of partsOf(sort)) {
      if (texts.length >= wanted) break;
      const selected = { $and: [condition, part, ...place.map(behind)] };
      const records = await this.page(selected, order, skip, wanted - texts.length);
      texts.push(...records.map((record) => toText(this.definition, record)));
      if (records.length > 0) skip = 0;
      else if (skip > 0) skip = Math.max(0, skip - (await this.records.countDocuments(selected)));
    }
    return { texts, total };
  }

  async tally(criteria: Criteria, { by, sum }: Tally): Promise<ReadonlyMap<FieldValue, number>> {
    const prepared = prepareCriteria(this.definition, criteria, sum === undefined ? [by] : [by, sum]);
    const amount = { $sum: sum === undefined ? 1 : `$${pathOf(sum)}` };
    const group = { $group: { _id: `$${pathOf(by)}`, amount } };
    const counted = this.records.aggregate<Counted>([{ $match: conditionOf(prepared) }, group]);
    return new Map((await counted.toArray()).map((one) => [one._id, one.amount]));
  }

  async values(criteria: Criteria, columns: readonly string[]): Promise<readonly IdentifiedValues[]> {
    const prepared = prepareCriteria(this.definition, criteria, columns);
    const projection = Object.fromEntries(['position', 'live', ...columns.map(pathOf)].map((path) => [path, 1]));
    const found = this.records.find(conditionOf(prepared), { projection }).batchSize(ROWS_AT_ONCE);
    return (await found.toArray()).map(({ _id, values = {} }) => [
      _id,
      ...columns.map((name) => (name === 'id' ? _id : (values[name] ?? null))),
    ]);
  }

  private page(selected: Condition, order: Order, skip: number, limit: number): Promise<StoredRecord[]> {
    const found = this.records
      .find(selected, { projection: { search: 0 } })
      .sort(order)
      .skip(skip)
      .allowDiskUse();
    return found.limit(limit).batchSize(limit).toArray();
  }
}

type Order = Readonly<Record<string, 1 | -1>>;

/** Splits an ascending sort, in which the server puts documents without a value first instead of last. */
function partsOf({ field, direction }: PreparedQuery['sort']): { order: Order; part: Condition }[] {
  const path = pathOf(field);
  const by = direction === 'asc' ? 1 : -1;
  const order: Order = { [path]: by, _id: by };
  if (field === 'id' || direction === 'desc') return [{ order, part: {} }];
  return [
    { order, part: { [path]: { $ne: null } } },
    { order: { _id: by }, part: { [path]: null } },
  ];
}

function conditionOf({ filters, search = [] }: Pick<PreparedQuery, 'filters' | 'search'>): Condition {
  const texts = search.map((text) => ({ search: { $regex: literalPattern(text) } }));
  return { $and: [{ live: true }, ...filters.map(toCondition), ...texts] };
}

function toCondition(filter: PreparedFilter): Condition {
  const path = pathOf(filter.field);
  if (filter.kind === 'oneOf') return { [path]: { $in: [...filter.values, ...(filter.orMissing ? [null] : [])] } };
  const { from, to } = filter;
  if (from === undefined && to === undefined) return { [path]: { $ne: null } };
  return { [path]: { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) } };
}

function behind({ field, direction, value, id }: PreparedPlace): Condition {
  const path = pathOf(field);
  const comparison = direction === 'asc' ? '$gt' : '$lt';
  const isBehind = { _id: { [comparison]: id } };
  if (path === '_id') return isBehind;
  if (value === null) return { $and: [{ [path]: null }, isBehind] };
  return { $or: [{ [path]: { [comparison]: value } }, { $and: [{ [path]: value }, isBehind] }, { [path]: null }] };
}

/** Returns a regular expression that matches nothing but the text, as BSON stores it: without lone surrogates. */
export const literalPattern = (text: string): string =>
  [...text.replaceAll(/\p{Surrogate}/gu, '\ufffd')]
    .map((letter) => (/[\p{L}\p{N}]/u.test(letter) ? letter : numbered(letter)))
    .join('');

const numbered = (letter: string): string => `\\x{${(letter.codePointAt(0) ?? 0).toString(16)}}`;
