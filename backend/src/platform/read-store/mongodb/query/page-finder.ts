import type { Collection, FindCursor } from 'mongodb';
import type { Document } from '../../collection.js';
import type { PreparedCriteria, PreparedFilter, PreparedQuery } from '../../prepared-query.js';
import type { CollectionState } from '../builds/stored-projection.js';
import type { CollectionLayout } from '../collection-layout.js';
import { documentsOf, type StoredRecord } from '../stored-record.js';
import type { Stretch } from './common-matches.js';
import type { MatchFinder } from './match-finder.js';

type Order = Readonly<Record<string, 1 | -1>>;

/** A run of documents that the server can give in the wanted order by itself. */
interface Segment {
  readonly filters: readonly PreparedFilter[];
  readonly order: Order;
}

/** Reads pages in order. */
export class PageFinder {
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

  /** The server puts what is missing below everything else: last in falling order, but in rising order that takes a run of its own. */
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

/** A page that comes at once needs no cursor, which an election could take away. */
const inOneBatch = (found: FindCursor<StoredRecord>, limit: number): FindCursor<StoredRecord> =>
  Number.isFinite(limit) ? found.limit(limit).batchSize(limit) : found;
