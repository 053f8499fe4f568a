import { LRUCache } from 'lru-cache';
import { TypedFastBitSet } from 'typedfastbitset';
import * as z from 'zod/mini';
import type { PreparedCriteria, PreparedCursor, PreparedQuery } from '../../prepared-query.js';
import { compareValues, fieldKind } from '../../prepared-query.js';
import { fieldValue } from '../../field-value.js';
import type { Document, DocumentId, FieldValue, IdentifiedValues, Tally } from '../../read-store.js';
import type { CollectionLayout } from '../collection-layout.js';
import type { Numbers } from '../document-table.js';
import { matching } from '../page-query.js';
import type { Sql } from '../sql.js';
import { Column } from './column.js';
import { firstIndex, SortOrder } from './sort-order.js';

/** Cached searches; a bitmap of 100,000 documents takes 12.5 kB. */
const MAX_CACHED_SEARCHES = 200;

const PAGE_SIZE = 2000;

const RowKeys = z.array(z.int());

export interface Page {
  readonly rows: readonly number[];
  readonly total: number;
}

/** Answers filters, sorts and tallies from columns in memory. Each document has a slot; the row key is its id. */
export class ColumnIndex {
  private readonly ids = new Column('number');
  private readonly columns: ReadonlyMap<string, Column>;
  private readonly slots = new Map<DocumentId, number>();
  private readonly usedSlots = new TypedFastBitSet();
  /** Slots in the order of a field, made on first use. */
  private readonly orders = new Map<string, SortOrder>();
  private readonly searches = new LRUCache<string, TypedFastBitSet>({ max: MAX_CACHED_SEARCHES });

  /** @throws ReadStoreUnavailable */
  constructor(
    private readonly sql: Sql,
    private readonly layout: CollectionLayout,
  ) {
    const { definition, inMemory } = layout;
    const columns = inMemory.map((name) => [name, new Column(fieldKind(definition, name))] as const);
    this.columns = new Map([['id', this.ids], ...columns]);
    this.load();
  }

  put(id: DocumentId, document: Document): void {
    const slot = this.slotOf(id);
    for (const name of this.columns.keys())
      this.set(slot, name, fieldValue(document, name, fieldKind(this.layout.definition, name)));
    this.usedSlots.add(slot);
    if (this.searches.size > 0) this.searches.clear();
  }

  setNumbers(id: DocumentId, numbers: Numbers): void {
    for (const [name, value] of Object.entries(numbers)) this.set(this.slotOf(id), name, value);
  }

  remove(id: DocumentId): void {
    const slot = this.slotOf(id);
    for (const order of this.orders.values()) order.remove(slot);
    this.usedSlots.remove(slot);
  }

  find(query: PreparedQuery): Page {
    const { sort, offset, limit, cursors } = query;
    const matches = this.selectSlots(query);
    const total = matches.size();
    const count = Math.min(limit, total - offset);
    const { slots } = this.order(sort.field);
    const isMissing = (slot: number) => this.column(sort.field).valueAt(slot) === null;
    // Missing values come last in both directions.
    const end = firstIndex(slots, isMissing);
    const ranges =
      sort.direction === 'asc'
        ? [{ from: 0, to: slots.length, step: 1 }]
        : [
            { from: end - 1, to: -1, step: -1 },
            { from: slots.length - 1, to: end - 1, step: -1 },
          ];
    const rows: number[] = [];
    let skipped = 0;
    for (const { from, to, step } of ranges) {
      for (let index = from; index !== to && rows.length < count; index += step) {
        const slot = slots[index] ?? 0;
        if (!matches.has(slot) || (cursors[0] !== undefined && !this.isAfter(slot, cursors[0]))) continue;
        if (skipped++ >= offset) rows.push(this.ids.keyAt(slot));
      }
    }
    return { rows, total };
  }

  tally(criteria: PreparedCriteria, { by, sum }: Tally): Map<FieldValue, number> {
    const [column, added] = [this.column(by), sum === undefined ? undefined : this.column(sum)];
    const amounts = new Map<number, number>();
    this.selectSlots(criteria).forEach((slot) => {
      const key = column.keyAt(slot);
      const amount = added === undefined ? 1 : Number(added.valueAt(slot));
      amounts.set(key, (amounts.get(key) ?? 0) + amount);
    });
    return new Map([...amounts].map(([key, amount]) => [column.valueOf(key), amount]));
  }

  values(criteria: PreparedCriteria, names: readonly string[]): IdentifiedValues[] {
    const columns = names.map((name) => this.column(name));
    const rows: IdentifiedValues[] = [];
    this.selectSlots(criteria).forEach((slot) => {
      rows.push([this.ids.keyAt(slot), ...columns.map((column) => column.valueAt(slot))]);
    });
    return rows;
  }

  private set(slot: number, name: string, value: FieldValue): void {
    const column = this.columns.get(name);
    if (column === undefined) return;
    const order = this.orders.get(name);
    if (this.usedSlots.has(slot)) {
      if (column.valueAt(slot) === value) return;
      order?.remove(slot);
    }
    column.set(slot, value);
    order?.insert(slot);
  }

  private load(): void {
    const { table, inMemory } = this.layout;
    const columns = [...this.columns.values()];
    const names = ['_row', ...inMemory.map((name) => this.layout.column(name))].join(', ');
    const next = `SELECT ${names} FROM ${table} WHERE _row > ? ORDER BY _row LIMIT ${PAGE_SIZE}`;
    for (let last = -Infinity, rows; rows === undefined || rows.length === PAGE_SIZE;) {
      rows = this.sql.rows(next, [last]);
      for (const row of rows) {
        last = Number(row[0]);
        const slot = this.slotOf(last);
        for (const [index, column] of columns.entries()) column.set(slot, row[index]);
        this.usedSlots.add(slot);
      }
    }
  }

  private selectSlots({ filters, search }: PreparedCriteria): TypedFastBitSet {
    const selected = filters
      // Ids are not cached: hardly two queries have the same.
      .map((filter) =>
        filter.field === 'id' && filter.kind === 'oneOf'
          ? this.slotsOf(filter.values)
          : this.column(filter.field).select(filter, this.slots.size),
      );
    if (search !== undefined) selected.push(this.searchSlots(search));
    return selected.reduce((common, slots) => common.intersection(slots), this.usedSlots.clone());
  }

  private searchSlots(search: readonly string[]): TypedFastBitSet {
    const key = JSON.stringify(search);
    const cached = this.searches.get(key);
    if (cached !== undefined) return cached;
    const { sql, values } = matching(this.layout, { filters: [], search });
    const [json] = this.sql.row(`SELECT json_group_array(m._row) ${sql}`, values) ?? [];
    const slots = this.slotsOf(RowKeys.parse(JSON.parse(String(json))));
    this.searches.set(key, slots);
    return slots;
  }

  private slotsOf(ids: readonly (number | string)[]): TypedFastBitSet {
    return new TypedFastBitSet(ids.flatMap((id) => this.slots.get(id) ?? []));
  }

  private isAfter(slot: number, { field, direction, value, id }: PreparedCursor): boolean {
    const slotValue = this.column(field).valueAt(slot);
    if ((slotValue === null) !== (value === null)) return slotValue === null;
    const order = slotValue === null || value === null ? 0 : compareValues(slotValue, value);
    return (direction === 'asc' ? 1 : -1) * (order || compareValues(this.ids.keyAt(slot), id)) > 0;
  }

  private order(field: string): SortOrder {
    const existing = this.orders.get(field);
    if (existing !== undefined) return existing;
    const column = this.column(field);
    const slots: number[] = [];
    this.usedSlots.forEach((slot) => slots.push(slot));
    const order = new SortOrder(slots, (slot, other) => column.compare(slot, other) || this.ids.compare(slot, other));
    this.orders.set(field, order);
    return order;
  }

  private column(name: string): Column {
    const column = this.columns.get(name);
    if (column === undefined) throw new Error(`Collection ${this.layout.definition.name} declares no column ${name}`);
    return column;
  }

  private slotOf(id: DocumentId): number {
    const slot = this.slots.get(id) ?? this.slots.size;
    this.slots.set(id, slot);
    return slot;
  }
}
