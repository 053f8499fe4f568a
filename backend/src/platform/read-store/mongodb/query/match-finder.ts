import type { Collection } from 'mongodb';
import type { DocumentId } from '../../collection.js';
import type { PreparedCriteria } from '../../prepared-query.js';
import type { CollectionState } from '../builds/stored-projection.js';
import type { CollectionLayout } from '../collection-layout.js';
import type { SearchEntries } from '../search-entries.js';
import type { StoredRecord } from '../stored-record.js';
import { allOf, conditionOf, type Condition } from './conditions.js';
import { CommonMatches } from './common-matches.js';
import { Memory } from './memory.js';
import type { SearchLimits } from './search-limits.js';

const REMEMBERED_COUNTS = 2000;
const REMEMBERED_SEARCHES = 50;

/** How a page of a query is found: by a condition alone, or by walking what meets it for a search that finds too much. */
export interface Selection {
  readonly condition: Condition;
  readonly walkedFor?: readonly string[];
}

/** Finds out what meets a query's criteria, and remembers it until something that it depends on has changed. */
export class MatchFinder {
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

  /** As many as may be named, and one more where there are more. */
  private search(sought: readonly string[], state: CollectionState): Promise<readonly DocumentId[]> {
    const key = JSON.stringify([sought, ageOf(state, this.layout.searchFields)]);
    return this.searches.recall(key, async () => {
      const most = this.limits.named + 1;
      const found = await this.entries.find(sought).limit(most).batchSize(most).toArray();
      return found.map(({ _id }) => _id);
    });
  }
}

/** When documents last came, went, or changed in one of the fields. */
function ageOf({ membership, touched }: CollectionState, fields: readonly string[]): (string | undefined)[] {
  return [membership, ...fields.map((field) => touched[field])];
}
