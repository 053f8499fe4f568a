import type { Collection, Db } from 'mongodb';
import type { Document, DocumentId } from '../../collection.js';
import { inOrder } from '../../../mongodb/in-order.js';
import type { FieldValue } from '../../field-value.js';
import { prepareCriteria, prepareQuery, type PreparedQuery } from '../../prepared-query.js';
import type { Criteria, Found, Query, Selected, Tally } from '../../query.js';
import type { IdentifiedValues } from '../../read-store.js';
import type { CollectionState } from '../builds/stored-projection.js';
import type { CollectionLayout } from '../collection-layout.js';
import { SearchEntries } from '../search-entries.js';
import { documentsOf, isIdOf, StoredRecord } from '../stored-record.js';
import { allOf } from './conditions.js';
import { MatchFinder } from './match-finder.js';
import { PageFinder } from './page-finder.js';
import type { SearchLimits } from './search-limits.js';
import { Tallies } from './tallies.js';

/** Answers queries about one collection of one build. */
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

  /** `state` is the collection's, read before this call: it tells whether what is remembered still holds. */
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
    selected: Selected,
    columns: readonly string[],
    state: CollectionState,
  ): Promise<readonly IdentifiedValues[]> {
    const prepared = prepareCriteria(this.layout.definition, selected, columns);
    const selection = await this.matches.select(prepared, state);
    if (selection.walkedFor === undefined && selected.first === undefined)
      return this.tallies.values(selection.condition, columns);
    return this.tallies.valuesOf(await this.everyone(prepared, state), columns);
  }

  /** With all their documents: few searches find so much that they have to be walked, and few want the first of many. */
  private async everyone(query: PreparedQuery, state: CollectionState): Promise<Document[]> {
    return this.pages.page(query, await this.matches.count(query, state), state);
  }

  /** Every document, by id, fetched as they are asked for; also while another server takes over. */
  async *all(): AsyncGenerator<Document> {
    const behind = (last: StoredRecord | undefined) =>
      this.records.find(allOf(last ? [{ _id: { $gt: last._id } }] : []));
    for await (const record of inOrder('_id', behind)) yield* documentsOf([record]);
  }
}
