import * as z from 'zod/mini';
import type { Collection, Db, FindCursor } from 'mongodb';
import type {
  Document,
  DocumentId,
  Criteria,
  Found,
  Query,
  Tally,
  IdentifiedValues,
  FieldValue,
} from '../../read-store.js';
import { fieldValue } from '../../field-value.js';
import {
  kindOf,
  prepareCriteria,
  prepareQuery,
  type PreparedCriteria,
  type PreparedFilter,
  type PreparedQuery,
} from '../../prepared-query.js';
import type { CollectionState } from '../catalogue.js';
import type { CollectionLayout } from '../collection-layout.js';
import { SearchEntries } from '../search-entries.js';
import { documentsOf, isIdOf, StoredRecord } from '../stored-record.js';
import { MatchFinder, type Range, type SearchLimits } from './match-finder.js';

type Order = Readonly<Record<string, 1 | -1>>;

interface Segment {
  readonly filters: readonly PreparedFilter[];
  readonly order: Order;
}

const Id = z.union([z.number(), z.string()]);
const Counted = z.object({ _id: z.nullish(Id), amount: z.number() });

export class CollectionReader {
  private readonly records: Collection<StoredRecord>;
  private readonly matches: MatchFinder;

  constructor(
    db: Db,
    private readonly layout: CollectionLayout,
    limits: SearchLimits,
  ) {
    this.records = db.collection(layout.documents);
    this.matches = new MatchFinder(this.records, new SearchEntries(db, layout), layout, limits);
  }

  async get(id: DocumentId): Promise<Document | undefined> {
    if (!isIdOf(this.layout.definition, id)) return undefined;
    const record = await this.records.findOne({ _id: id });
    return record === null ? undefined : StoredRecord.parse(record).document;
  }

  async find(query: Query, state: CollectionState): Promise<Found> {
    const prepared = prepareQuery(this.layout.definition, query);
    const total = await this.matches.count(prepared, state);
    const wanted = Math.min(prepared.limit, total - prepared.offset);
    const documents: Document[] = [];
    let skip = prepared.offset;
    for (const { filters, order } of this.segments(prepared.sort)) {
      if (documents.length >= wanted) break;
      const criteria = { filters: [...prepared.filters, ...prepared.place, ...filters], search: prepared.search };
      const found = await this.read(criteria, order, { skip, limit: wanted - documents.length }, state);
      documents.push(...found.documents);
      skip -= found.skipped;
    }
    return { documents, total };
  }

  async tally(
    criteria: Criteria,
    { by, sum }: Tally,
    state: CollectionState,
  ): Promise<ReadonlyMap<FieldValue, number>> {
    const prepared = prepareCriteria(this.layout.definition, criteria, sum === undefined ? [by] : [by, sum]);
    const added = { $sum: sum === undefined ? 1 : `$${this.layout.path(sum)}` };
    const group = { $group: { _id: `$${this.layout.path(by)}`, amount: added } };
    const amounts = new Map<FieldValue, number>();
    for await (const condition of this.matches.parts(prepared, state)) {
      for (const one of await this.records.aggregate([{ $match: condition }, group]).toArray()) {
        // A field that is null and one that is missing count as the same value.
        const { _id = null, amount } = Counted.parse(one);
        amounts.set(_id, (amounts.get(_id) ?? 0) + amount);
      }
    }
    return amounts;
  }

  async values(
    criteria: Criteria,
    columns: readonly string[],
    state: CollectionState,
  ): Promise<readonly IdentifiedValues[]> {
    const { definition } = this.layout;
    const prepared = prepareCriteria(definition, criteria, columns);
    const parts = Object.fromEntries(['id', ...columns].map((name) => [`document.${name}`, 1]));
    const rows: IdentifiedValues[] = [];
    for await (const condition of this.matches.parts(prepared, state)) {
      const found = this.records.find(condition, { projection: { position: 1, live: 1, ...parts } });
      for (const document of documentsOf(await found.toArray()))
        rows.push([
          Id.parse(document['id']),
          ...columns.map((name) => fieldValue(document, name, kindOf(definition, name))),
        ]);
    }
    return rows;
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

  private async read(criteria: PreparedCriteria, order: Order, range: Range, state: CollectionState) {
    const { condition, walkedFor } = await this.matches.select(criteria, state);
    // A sort that no index serves may be larger than the server's memory for one.
    const sorted = this.records.find(condition).sort(order).allowDiskUse();
    if (walkedFor !== undefined) return this.matches.page(walkedFor, sorted, range);
    const { skip, limit } = range;
    const documents = documentsOf(await inOneBatch(sorted.skip(skip), limit).toArray());
    if (skip === 0 || documents.length > 0) return { documents, skipped: skip };
    return { documents, skipped: Math.min(skip, await this.matches.count(criteria, state)) };
  }
}

const inOneBatch = (found: FindCursor<StoredRecord>, limit: number): FindCursor<StoredRecord> =>
  Number.isFinite(limit) ? found.limit(limit).batchSize(limit) : found;
