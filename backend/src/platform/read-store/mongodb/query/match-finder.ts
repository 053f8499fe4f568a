import { LRUCache } from 'lru-cache';
import type { Collection, Filter, FindCursor } from 'mongodb';
import type { Document, DocumentId } from '../../read-store.js';
import type { PreparedCriteria, PreparedFilter, PreparedPlace } from '../../prepared-query.js';
import { type CollectionState, MEMBERSHIP } from '../catalogue.js';
import type { CollectionLayout } from '../collection-layout.js';
import type { SearchEntries } from '../search-entries.js';
import { documentsOf, type StoredRecord } from '../stored-record.js';

export interface SearchLimits {
  /** Ids of a search's matches that a condition names at most. */
  readonly named: number;
  /** Documents that are looked at together where more match. */
  readonly chunk: number;
}

export const SEARCH_LIMITS: SearchLimits = { named: 10_000, chunk: 1000 };

/** A condition in the server's language; texts of users are only ever values in it. */
export type Condition = Filter<StoredRecord>;

function conditionOf(layout: CollectionLayout, filter: PreparedFilter): Condition {
  const path = layout.path(filter.field);
  if (filter.kind === 'behind') return behind(path, filter);
  if (filter.kind === 'oneOf') return { [path]: { $in: [...filter.values, ...(filter.orMissing ? [null] : [])] } };
  const { from, to } = filter;
  if (from === undefined && to === undefined) return { [path]: { $ne: null } };
  return { [path]: { ...(from !== undefined && { $gte: from }), ...(to !== undefined && { $lte: to }) } };
}

function behind(path: string, { direction, value, id }: PreparedPlace): Condition {
  const comparison = direction === 'asc' ? '$gt' : '$lt';
  const isBehind = { _id: { [comparison]: id } };
  if (path === '_id') return isBehind;
  if (value === null) return { $and: [{ [path]: null }, isBehind] };
  return { $or: [{ [path]: { [comparison]: value } }, { $and: [{ [path]: value }, isBehind] }, { [path]: null }] };
}

class Memory<Value> {
  private readonly known: LRUCache<string, Promise<Value>>;

  constructor(entries: number) {
    this.known = new LRUCache({ max: entries });
  }

  recall(key: string, find: () => Promise<Value>): Promise<Value> {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const value = find();
    this.known.set(key, value);
    value.catch(() => this.known.delete(key));
    return value;
  }
}

const REMEMBERED_COUNTS = 2000;
const REMEMBERED_SEARCHES = 50;

export interface Selection {
  readonly condition: Condition;
  /** Texts that the condition leaves out, because too many documents have them. */
  readonly walkedFor?: readonly string[];
}

export interface Range {
  readonly skip: number;
  readonly limit: number;
}

type Identified = Pick<StoredRecord, '_id'>;

/** Finds what meets a query's criteria, and remembers it until a field that it depends on changes. */
export class MatchFinder {
  private readonly counts = new Memory<number>(REMEMBERED_COUNTS);
  private readonly searches = new Memory<readonly DocumentId[]>(REMEMBERED_SEARCHES);

  constructor(
    private readonly records: Collection<StoredRecord>,
    private readonly entries: SearchEntries,
    private readonly layout: CollectionLayout,
    private readonly limits: SearchLimits,
  ) {}

  /** Returns the exact number of documents. `state` was read before this call. */
  count(criteria: PreparedCriteria, state: CollectionState): Promise<number> {
    const { filters, search } = criteria;
    const fields = filters.map(({ field }) => field);
    const age = ageOf(state, search === undefined ? fields : [...fields, ...this.layout.searchFields]);
    return this.counts.recall(JSON.stringify([filters, search, age]), async () => {
      let total = 0;
      for await (const condition of this.parts(criteria, state)) total += await this.records.countDocuments(condition);
      return total;
    });
  }

  async select({ filters, search }: PreparedCriteria, state: CollectionState): Promise<Selection> {
    const conditions = filters.map((filter) => conditionOf(this.layout, filter));
    if (search === undefined) return { condition: allOf(conditions) };
    const ids = await this.search(search, state);
    if (ids.length > this.limits.named) return { condition: allOf(conditions), walkedFor: search };
    return { condition: allOf([...conditions, { _id: { $in: ids } }]) };
  }

  /** Yields conditions that together select what meets the criteria, each document once. */
  async *parts(criteria: PreparedCriteria, state: CollectionState): AsyncGenerator<Condition> {
    const { condition, walkedFor } = await this.select(criteria, state);
    if (walkedFor === undefined) {
      yield condition;
      return;
    }
    for await (const chunk of chunksOf(this.entries.find(walkedFor), Math.max(this.limits.named, 1)))
      yield { $and: [condition, { _id: { $in: chunk } }] };
  }

  /** Reads a range of what a search finds among the documents of a cursor. */
  async page(sought: readonly string[], walked: FindCursor<StoredRecord>, { skip, limit }: Range) {
    const documents: Document[] = [];
    let skipped = 0;
    for await (const chunk of chunksOf(walked.project<Identified>({ _id: 1 }), this.limits.chunk)) {
      const matching = await this.entries.among(chunk, sought);
      const found = chunk.filter((id) => matching.has(id));
      const passed = Math.min(skip - skipped, found.length);
      skipped += passed;
      documents.push(...(await this.read(found.slice(passed, passed + limit - documents.length))));
      if (documents.length >= limit) break;
    }
    return { documents, skipped };
  }

  private async read(ids: readonly DocumentId[]): Promise<Document[]> {
    if (ids.length === 0) return [];
    const named = this.records.find({ live: true, _id: { $in: ids } });
    const byId = new Map((await named.batchSize(ids.length).toArray()).map((record) => [record._id, record]));
    return documentsOf(ids.flatMap((id) => byId.get(id) ?? []));
  }

  private search(sought: readonly string[], state: CollectionState): Promise<readonly DocumentId[]> {
    const key = JSON.stringify([sought, ageOf(state, this.layout.searchFields)]);
    return this.searches.recall(key, async () => {
      const most = this.limits.named + 1;
      const found = await this.entries.find(sought).limit(most).batchSize(most).toArray();
      return found.map(({ _id }) => _id);
    });
  }
}

const ageOf = ({ touched }: CollectionState, fields: readonly string[]): (string | undefined)[] =>
  [MEMBERSHIP, ...fields].map((field) => touched[field]);

/** All of them, of documents that were not removed. */
const allOf = (conditions: readonly Condition[]): Condition => ({ $and: [{ live: true }, ...conditions] });

async function* chunksOf(found: FindCursor<Identified>, size: number): AsyncGenerator<DocumentId[]> {
  let chunk: DocumentId[] = [];
  try {
    for await (const { _id } of found.batchSize(size)) {
      chunk.push(_id);
      if (chunk.length < size) continue;
      yield chunk;
      chunk = [];
    }
    if (chunk.length > 0) yield chunk;
  } finally {
    await found.close();
  }
}
