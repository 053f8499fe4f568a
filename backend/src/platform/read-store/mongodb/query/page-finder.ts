import type { Collection } from 'mongodb';
import type { Document } from '../../collection.js';
import type { PreparedFilter, PreparedQuery } from '../../prepared-query.js';
import type { CollectionState } from '../builds/stored-projection.js';
import type { CollectionLayout } from '../collection-layout.js';
import { documentsOf, type StoredRecord } from '../stored-record.js';
import type { Condition } from './conditions.js';
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
      const condition = await this.matches.condition(criteria, state);
      const found = await this.read(condition, order, skip, wanted - documents.length);
      documents.push(...found);
      if (skip > 0) skip = found.length > 0 ? 0 : Math.max(0, skip - (await this.matches.count(criteria, state)));
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

  private async read(condition: Condition, order: Order, skip: number, limit: number): Promise<Document[]> {
    return documentsOf(await this.records.find(condition).sort(order).skip(skip).limit(limit).toArray());
  }
}
