import type { Collection } from 'mongodb';
import type { DocumentId } from '../../collection.js';
import type { PreparedCriteria } from '../../prepared-query.js';
import type { CollectionState } from '../builds/stored-projection.js';
import type { CollectionLayout } from '../collection-layout.js';
import type { SearchEntries } from '../search-entries.js';
import type { StoredRecord } from '../stored-record.js';
import { allOf, conditionOf, type Condition } from './conditions.js';
import { Memory } from './memory.js';

const REMEMBERED_COUNTS = 2000;
const REMEMBERED_SEARCHES = 50;

/** Finds out what meets a query's criteria, and remembers it until something that it depends on has changed. */
export class MatchFinder {
  private readonly counts = new Memory<number>(REMEMBERED_COUNTS);
  private readonly searches = new Memory<readonly DocumentId[]>(REMEMBERED_SEARCHES);

  constructor(
    private readonly records: Collection<StoredRecord>,
    private readonly entries: SearchEntries,
    private readonly layout: CollectionLayout,
  ) {}

  /** The exact number of documents. `state` was read before this call. */
  count(criteria: PreparedCriteria, state: CollectionState): Promise<number> {
    const { filters, search } = criteria;
    const fields = filters.map(({ field }) => field);
    const age = ageOf(state, search === undefined ? fields : [...fields, ...this.layout.searchFields]);
    return this.counts.recall(JSON.stringify([filters, search, age]), async () =>
      this.records.countDocuments(await this.condition(criteria, state)),
    );
  }

  async condition({ filters, search }: PreparedCriteria, state: CollectionState): Promise<Condition> {
    const conditions = filters.map((filter) => conditionOf(this.layout, filter));
    if (search === undefined) return allOf(conditions);
    return allOf([...conditions, { _id: { $in: await this.search(search, state) } }]);
  }

  private search(sought: string, state: CollectionState): Promise<readonly DocumentId[]> {
    const key = JSON.stringify([sought, ageOf(state, this.layout.searchFields)]);
    return this.searches.recall(key, () => this.entries.search(sought));
  }
}

/** When documents last came, went, or changed in one of the fields. */
function ageOf({ membership, touched }: CollectionState, fields: readonly string[]): (string | undefined)[] {
  return [membership, ...fields.map((field) => touched[field])];
}
