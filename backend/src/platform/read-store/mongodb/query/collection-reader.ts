import { LRUCache } from 'lru-cache';
import type { Collection, Db, FindCursor } from 'mongodb';
import type { Document, DocumentId } from '../../collection.js';
import {
  prepareCriteria,
  type PreparedCriteria,
  type PreparedFilter,
  type PreparedQuery,
  prepareQuery,
} from '../../prepared-query.js';
import type { CollectionState } from '../builds/stored-projection.js';
import type { CollectionLayout } from '../collection-layout.js';
import { SearchEntries } from '../search-entries.js';
import { documentsOf, isIdOf, StoredRecord } from '../stored-record.js';
import { allOf, type Condition, conditionOf } from './conditions.js';
import { CommonMatches, type Stretch } from './common-matches.js';
import type { SearchLimits } from './search-limits.js';
import type { FieldValue } from '../../field-value.js';
import type { Criteria, Found, Query, Tally } from '../../query.js';
import type { IdentifiedValues } from '../../read-store.js';
import { Tallies } from './tallies.js';

class Memory<Value> {
  private readonly known: LRUCache<string, Promise<Value>>;

  constructor(entries: number) {
    this.known = new LRUCache({ max: entries });
  }

  recall(key: string, findOut: () => Promise<Value>): Promise<Value> {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const value = findOut();
    this.known.set(key, value);
    value.catch(() => this.known.delete(key));
    return value;
  }
}

const REMEMBERED_COUNTS = 2000;
const REMEMBERED_SEARCHES = 50;

interface Selection {
  readonly condition: Condition;
  readonly walkedFor?: readonly string[];
}

/** Finds out what meets a query's criteria, and remembers it until something that it depends on has changed. */
class MatchFinder {
  private readonly counts = new Memory<number>(REMEMBERED_COUNTS);
  private readonly searches = new Memory<readonly DocumentId[]>(REMEMBERED_SEARCHES);
  readonly common: CommonMatches;

  constructor(
    private readonly records: Collection<StoredRecord>,
    private readonly entries: SearchEntries,
    private readonly layout: CollectionLayout,
    private readonly limits: SearchLimits,
  ) {
    this.common = new CommonMatches(records, entries, limits.chunk);
  }

  /** The exact number of documents. `state` was read before this call. */
  count(criteria: PreparedCriteria, state: CollectionState): Promise<number> {
    const { filters, search } = criteria;
    const fields = filters.map(({ field }) => field);
    const age = ageOf(state, search === undefined ? fields : [...fields, ...this.layout.searchFields]);
    return this.counts.recall(JSON.stringify([filters, search, age]), () => this.countAfresh(criteria, state));
  }

  async select({ filters, search }: PreparedCriteria, state: CollectionState): Promise<Selection> {
    const conditions = filters.map((filter) => conditionOf(this.layout, filter));
    if (search === undefined) return { condition: allOf(conditions) };
    const ids = await this.search(search, state);
    if (ids.length > this.limits.named) return { condition: allOf(conditions), walkedFor: search };
    return { condition: allOf([...conditions, { _id: { $in: ids } }]) };
  }

  private async countAfresh(criteria: PreparedCriteria, state: CollectionState): Promise<number> {
    const { condition, walkedFor } = await this.select(criteria, state);
    if (walkedFor === undefined) return this.records.countDocuments(condition);
    const { filters } = criteria;
    if (filters.length === 0) return this.entries.count(walkedFor);
    return this.common.count(walkedFor, condition, await this.count({ filters, search: undefined }, state));
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

function ageOf({ membership, touched }: CollectionState, fields: readonly string[]): (string | undefined)[] {
  return [membership, ...fields.map((field) => touched[field])];
}

type Order = Readonly<Record<string, 1 | -1>>;

interface Segment {
  readonly filters: readonly PreparedFilter[];
  readonly order: Order;
}

class PageFinder {
  constructor(
    private readonly records: Collection<StoredRecord>,
    private readonly layout: CollectionLayout,
    private readonly matches: MatchFinder,
  ) {}

  async page(query: PreparedQuery, total: number, state: CollectionState): Promise<Document[]> {
    const wanted = Math.min(query.limit, total - query.offset);
    const documents: Document[] = [];
    let skip = query.offset;
    for (const { filters, order } of this.segments(query.sort)) {
      if (documents.length >= wanted) break;
      const criteria = { filters: [...query.filters, ...query.place, ...filters], search: query.search };
      const found = await this.read(criteria, order, { skip, limit: wanted - documents.length }, state);
      documents.push(...found.documents);
      skip -= found.skipped;
    }
    return documents;
  }

  private segments({ field, direction }: PreparedQuery['sort']): Segment[] {
    const path = this.layout.path(field);
    const by = direction === 'asc' ? 1 : -1;
    if (path === '_id' || by === -1) return [{ filters: [], order: { [path]: by, _id: by } }];
    return [
      { filters: [{ kind: 'range', field, from: undefined, to: undefined }], order: { [path]: by, _id: by } },
      { filters: [{ kind: 'oneOf', field, values: [], orMissing: true }], order: { _id: by } },
    ];
  }

  private async read(criteria: PreparedCriteria, order: Order, stretch: Stretch, state: CollectionState) {
    const { condition, walkedFor } = await this.matches.select(criteria, state);
    // A sort that no index serves may be larger than the server's memory for one.
    const sorted = this.records.find(condition).sort(order).allowDiskUse();
    if (walkedFor !== undefined) return this.matches.common.page(walkedFor, sorted, stretch);
    const { skip, limit } = stretch;
    const documents = documentsOf(await inOneBatch(sorted.skip(skip), limit).toArray());
    if (skip === 0 || documents.length > 0) return { documents, skipped: skip };
    return { documents, skipped: Math.min(skip, await this.matches.count(criteria, state)) };
  }
}

const inOneBatch = (found: FindCursor<StoredRecord>, limit: number): FindCursor<StoredRecord> =>
  Number.isFinite(limit) ? found.limit(limit).batchSize(limit) : found;

export class CollectionReader {
  private readonly records: Collection<StoredRecord>;
  private readonly matches: MatchFinder;
  private readonly pages: PageFinder;
  private readonly tallies: Tallies;

  constructor(
    db: Db,
    private readonly layout: CollectionLayout,
    limits: SearchLimits,
  ) {
    this.records = db.collection(layout.documents);
    this.matches = new MatchFinder(this.records, new SearchEntries(db, layout), layout, limits);
    this.pages = new PageFinder(this.records, layout, this.matches);
    this.tallies = new Tallies(this.records, layout);
  }

  async get(id: DocumentId): Promise<Document | undefined> {
    if (!isIdOf(this.layout.definition, id)) return undefined;
    const record = await this.records.findOne({ _id: id });
    return record === null ? undefined : StoredRecord.parse(record).document;
  }

  async find(query: Query, state: CollectionState): Promise<Found> {
    const prepared = prepareQuery(this.layout.definition, query);
    const total = await this.matches.count(prepared, state);
    return { documents: await this.pages.page(prepared, total, state), total };
  }

  async tally(criteria: Criteria, tally: Tally, state: CollectionState): Promise<ReadonlyMap<FieldValue, number>> {
    const { by, sum } = tally;
    const prepared = prepareCriteria(this.layout.definition, criteria, sum === undefined ? [by] : [by, sum]);
    const selection = await this.matches.select(prepared, state);
    if (selection.walkedFor === undefined) return this.tallies.ofAll(selection.condition, tally);
    return this.tallies.of(await this.everyone(prepared, state), tally);
  }

  async values(
    criteria: Criteria,
    columns: readonly string[],
    state: CollectionState,
  ): Promise<readonly IdentifiedValues[]> {
    const prepared = prepareCriteria(this.layout.definition, criteria, columns);
    const selection = await this.matches.select(prepared, state);
    if (selection.walkedFor === undefined) return this.tallies.values(selection.condition, columns);
    return this.tallies.valuesOf(await this.everyone(prepared, state), columns);
  }

  private async everyone(query: PreparedQuery, state: CollectionState): Promise<Document[]> {
    return this.pages.page(query, await this.matches.count(query, state), state);
  }
}
