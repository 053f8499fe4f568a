import {
  type Document,
  type DocumentId,
  type Change,
  applyChange,
  type Criteria,
  type FoundTexts,
  type Query,
  type Tally,
  type IdentifiedValues,
  type FieldValue,
} from '../read-store.js';
import { prepareCriteria, prepareQuery, type PreparedQuery } from '../prepared-query.js';
import type { CollectionLayout } from './collection-layout.js';
import { DocumentTable, type StoredDocument, type Sum } from './document-table.js';
import { LoadedColumns } from './columns/loaded-columns.js';
import { toCondition } from './query/selection.js';
import { type Page, PageFinder } from './query/page-finder.js';
import { type Touched, MatchFinder } from './query/match-finder.js';
import { RecentMap } from '../recent-map.js';
import type { Sql } from './sql.js';

const READY_DOCUMENTS = 1_000;

export interface Written {
  readonly id: DocumentId;
  /** Its key, where the whole of it was read before. */
  readonly row: number | undefined;
  readonly document: Document | undefined;
  readonly touched: Touched | undefined;
}

export class StoredCollection {
  readonly table: DocumentTable;
  private readonly finder: MatchFinder;
  private readonly pages: PageFinder;
  private readonly columns: LoadedColumns | undefined;
  private readonly ready = new RecentMap<DocumentId, StoredDocument>(READY_DOCUMENTS);

  constructor(
    sql: Sql,
    readonly key: number,
    readonly layout: CollectionLayout,
    public changed: string | undefined,
  ) {
    this.table = new DocumentTable(sql, layout);
    this.finder = new MatchFinder(sql, layout);
    this.pages = new PageFinder(sql, layout, this.finder);
    this.columns = layout.inMemory.length > 0 ? new LoadedColumns(sql, layout) : undefined;
  }

  findAlone(query: Query): FoundTexts | undefined {
    const { where = [], search = '', after, offset = 0, limit = 1 } = query;
    if (where.length !== 1 || search.length > 0 || after !== undefined || offset > 0 || limit === 0) return undefined;
    const [filter] = prepareQuery(this.layout.definition, query).filters;
    if (filter?.kind !== 'oneOf' || filter.orMissing || filter.values.length !== 1) return undefined;
    if (this.layout.inMemory.includes(filter.field)) return undefined;
    const texts = this.table.onlyOne(toCondition(this.layout, filter));
    return texts && { texts, total: texts.length };
  }

  async find(query: Query): Promise<FoundTexts> {
    const prepared = prepareQuery(this.layout.definition, query);
    // Whatever was waited for, pages and documents are those of one moment.
    const find = await this.columns?.finderOf(prepared);
    const { rows, total } = find?.() ?? this.walk(prepared);
    return { texts: this.table.all(rows), total };
  }

  async tally(criteria: Criteria, tally: Tally): Promise<ReadonlyMap<FieldValue, number>> {
    const { by, sum } = tally;
    return this.inMemory(criteria, sum === undefined ? [by] : [by, sum], (columns, prepared) =>
      columns.tally(prepared, tally),
    );
  }

  async values(criteria: Criteria, names: readonly string[]): Promise<readonly IdentifiedValues[]> {
    return this.inMemory(criteria, names, (columns, prepared) => columns.values(prepared, names));
  }

  private inMemory<Answer>(
    criteria: Criteria,
    names: readonly string[],
    ask: (columns: LoadedColumns, prepared: PreparedQuery) => Promise<Answer>,
  ): Promise<Answer> {
    const { definition } = this.layout;
    const prepared = prepareCriteria(definition, criteria, names);
    if (this.columns === undefined) throw new Error(`Collection ${definition.name} has no columns`);
    return ask(this.columns, prepared);
  }

  /** So that nobody need wait for it later. */
  async warmUp(): Promise<void> {
    await this.columns?.load();
  }

  apply(changes: readonly Change[]): Written[] {
    const byDocument = new Map<DocumentId, Change[]>();
    for (const change of changes) {
      const own = byDocument.get(change.id);
      if (own === undefined) byDocument.set(change.id, [change]);
      else own.push(change);
    }
    const sums = new Map([...byDocument].flatMap(([id, own]) => this.sumOf(id, own) ?? []));
    const rewritten = [...byDocument].filter(([id]) => !sums.has(id));
    return [...this.count(sums), ...this.rewrite(rewritten)];
  }

  committed(written: readonly Written[], position: string): void {
    for (const one of written) {
      this.keepReady(one);
      if (one.touched === undefined) continue;
      this.finder.touch(one.touched);
      if (typeof one.id === 'number') this.columns?.touch(one.id, one.document, one.touched);
      this.changed = position;
    }
  }

  private keepReady({ id, row, document }: Written): void {
    if (row === undefined || document === undefined) this.ready.delete(id);
    else this.ready.set(id, { row, document });
  }

  private walk(query: PreparedQuery): Page {
    const matches = this.finder.matches(query);
    return { rows: this.pages.rows(query, matches), total: matches.total };
  }

  /** Numbers that only rise need nothing else of their document; undefined where there is more to do. */
  private sumOf(id: DocumentId, changes: readonly Change[]): [[DocumentId, Sum]] | undefined {
    if (this.ready.get(id) !== undefined) return undefined;
    const by: Record<string, number> = {};
    for (const change of changes) {
      if (change.kind !== 'increment') return undefined;
      for (const [field, amount] of Object.entries(change.by)) by[field] = (by[field] ?? 0) + amount;
    }
    return Object.keys(by).every((name) => this.layout.apart.includes(name)) ? [[id, by]] : undefined;
  }

  private count(sums: ReadonlyMap<DocumentId, Sum>): Written[] {
    return [...sums].map(([id, by]) => {
      const document = this.table.increment(id, by);
      return { id, row: undefined, document, touched: document && new Set(Object.keys(by)) };
    });
  }

  private rewrite(changed: readonly [DocumentId, readonly Change[]][]): Written[] {
    const rewritten = changed.map(([id, changes]) => {
      const before = this.ready.get(id) ?? this.table.load(id);
      return { id, before, document: changes.reduce(applyChange, before?.document) };
    });
    const added = rewritten.flatMap(({ id, before, document }) =>
      before || !document ? [] : [[id, document] as const],
    );
    this.table.insert(added);
    return rewritten.map(({ id, before, document }) => {
      const touched = before === undefined ? document && 'membership' : this.table.write(before, document);
      return { id, row: before?.row, document, touched };
    });
  }
}
