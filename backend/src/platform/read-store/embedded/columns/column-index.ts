import {
  testOf,
  type Narrowing,
  type Passes,
  isNarrowing,
  kindOf,
  type PreparedCriteria,
  type PreparedPlace,
  type PreparedQuery,
} from '../../prepared-query.js';
import { fieldValue } from '../../field-value.js';
import type { CollectionDefinition, Document, Tally, FieldValue } from '../../read-store.js';
import { Bitmap } from './bitmap.js';
import { type Column, columnOf, NumberColumn } from './column.js';
import { firstIndex, SortOrder } from './sort-order.js';

interface KnownFilter {
  readonly passes: Passes;
  readonly slots: Bitmap;
}

/** Cached filters of each field; a bitmap of 100,000 documents takes 12.5 kB. */
const KNOWN_FILTERS = 32;

/** Number of values from which a filter uses the sort order instead of comparing each document. */
const MANY_VALUES = 4;

export type IndexedRow = readonly [row: number, ...values: FieldValue[]];

export interface Page {
  readonly rows: readonly number[];
  readonly total: number;
}

/** Answers filters, sorts and tallies from columns in memory. Each document has a slot; the row key is its id. */
export class ColumnIndex {
  private readonly ids = new NumberColumn();
  private readonly columns: ReadonlyMap<string, Column>;
  private readonly there = new Bitmap();
  private readonly orders = new Map<string, SortOrder>();
  private readonly knownFilters: ReadonlyMap<string, Map<string, KnownFilter>>;
  private size = 0;
  /** Slots below it have ascending ids, as read from the file; `strays` are the slots of later documents. */
  private ascending = 0;
  private readonly strays = new Map<number, number>();

  constructor(private readonly definition: CollectionDefinition) {
    const names = (definition.columns ?? []).filter((name) => name !== 'id');
    this.columns = new Map<string, Column>([
      ['id', this.ids],
      ...names.map((name) => [name, columnOf(kindOf(definition, name))] as const),
    ]);
    this.knownFilters = new Map([...this.columns.keys()].map((name) => [name, new Map()]));
  }

  load(rows: Iterable<IndexedRow>): void {
    const columns = [...this.columns.values()];
    for (const row of rows) {
      const slot = this.slot(row[0]);
      for (let index = 1; index < columns.length; index++) columns[index]?.set(slot, row[index] ?? null);
      this.there.put(slot, true);
    }
  }

  comeOrGo(row: number, document: Document | undefined): void {
    const slot = this.slot(row);
    this.there.put(slot, document !== undefined);
    this.change(row, [...this.columns.keys()], document ?? {});
    this.orders.get('id')?.change(slot);
  }

  change(row: number, fields: Iterable<string>, document: Document): void {
    const slot = this.slot(row);
    for (const name of fields) {
      const column = name === 'id' ? undefined : this.columns.get(name);
      if (column === undefined) continue;
      const value = fieldValue(document, name, kindOf(this.definition, name));
      column.set(slot, value);
      this.orders.get(name)?.change(slot);
      this.updateFilters(name, slot, value);
    }
  }

  /** @param finds slots that match the search; undefined without a search */
  find(query: PreparedQuery, finds: Bitmap | undefined): Page {
    const { sort, offset, limit, place } = query;
    const matches = this.matching(query, finds);
    const total = matches.count();
    const count = Math.min(limit, total - offset);
    const slots = this.order(sort.field).slots();
    const rows: number[] = [];
    let skipped = 0;
    for (const { from, to, step } of this.ranges(slots, sort, place[0])) {
      for (let index = from; index !== to && rows.length < count; index += step) {
        const slot = slots[index] ?? 0;
        if (matches.has(slot) && skipped++ >= offset) rows.push(this.ids.keyAt(slot));
      }
    }
    return { rows, total };
  }

  tally(criteria: PreparedCriteria, finds: Bitmap | undefined, { by, sum }: Tally): Map<FieldValue, number> {
    const [column, added] = [this.column(by), sum === undefined ? undefined : this.column(sum)];
    const amounts = new Map<number, number>();
    this.matching(criteria, finds).each((slot) => {
      const key = column.keyAt(slot);
      const amount = added === undefined ? 1 : Number(added.valueOf(added.keyAt(slot)));
      amounts.set(key, (amounts.get(key) ?? 0) + amount);
    });
    return new Map([...amounts].map(([key, amount]) => [column.valueOf(key), amount]));
  }

  values(criteria: PreparedCriteria, finds: Bitmap | undefined, names: readonly string[]): IndexedRow[] {
    const columns = names.map((name) => this.column(name));
    const rows: IndexedRow[] = [];
    this.matching(criteria, finds).each((slot) => {
      rows.push([this.ids.keyAt(slot), ...columns.map((column) => column.valueOf(column.keyAt(slot)))]);
    });
    return rows;
  }

  /** Ignores missing rows. */
  slotsOf(rows: Iterable<number | string>): Bitmap {
    const slots = new Bitmap(this.size);
    for (const row of rows) {
      const slot = this.slotOf(Number(row));
      if (slot !== undefined) slots.put(slot, true);
    }
    return slots;
  }

  private matching({ filters }: PreparedCriteria, finds: Bitmap | undefined): Bitmap {
    const selected = filters.filter(isNarrowing).map((filter) => this.select(filter));
    return Bitmap.intersection(this.there, finds === undefined ? selected : [...selected, finds]);
  }

  private select(filter: Narrowing): Bitmap {
    // Not cached: hardly two queries have the same ids.
    if (filter.field === 'id' && filter.kind === 'oneOf') return this.slotsOf(filter.values);
    const known = this.knownFilters.get(filter.field);
    const key = JSON.stringify(filter);
    const found = known?.get(key)?.slots;
    if (found !== undefined) return found;
    const slots = new Bitmap(this.size);
    const column = this.column(filter.field);
    const isNumber = column instanceof NumberColumn && filter.kind === 'oneOf' && !filter.orMissing;
    if (isNumber && filter.values.length >= MANY_VALUES) this.selectInOrder(column, filter, slots);
    else column.select(filter, this.size, slots);
    if (known?.size === KNOWN_FILTERS) known.clear();
    known?.set(key, { passes: testOf(filter), slots });
    return slots;
  }

  private selectInOrder(column: Column, { field, values }: Extract<Narrowing, { kind: 'oneOf' }>, into: Bitmap): void {
    const slots = this.order(field).slots();
    for (const value of values) {
      let index = firstIndex(slots, [0, slots.length], (slot) => column.compareTo(slot, value) >= 0);
      for (; index < slots.length && column.compareTo(slots[index] ?? 0, value) === 0; index++)
        into.put(slots[index] ?? 0, true);
    }
  }

  /** Returns the ranges of slots in the order of a query: missing values come last in both directions. */
  private ranges(slots: Uint32Array, { field, direction }: PreparedQuery['sort'], place: PreparedPlace | undefined) {
    const column = this.column(field);
    const { length } = slots;
    const end = firstIndex(slots, [0, length], (slot) => column.valueOf(column.keyAt(slot)) === null);
    const isBehind = (slot: number): boolean => place === undefined || this.isBehind(slot, place);
    return (
      [
        [0, end],
        [end, length],
      ] as const
    ).map((range) => {
      const [from, to] = range;
      if (direction === 'asc') return { from: firstIndex(slots, range, isBehind), to, step: 1 };
      return { from: firstIndex(slots, range, (slot) => !isBehind(slot)) - 1, to: from - 1, step: -1 };
    });
  }

  private isBehind(slot: number, { field, direction, value, id }: PreparedPlace): boolean {
    const column = this.column(field);
    const sign = direction === 'asc' ? 1 : -1;
    const isMissing = column.valueOf(column.keyAt(slot)) === null;
    if (isMissing !== (value === null)) return isMissing;
    return ((value === null ? 0 : sign * column.compareTo(slot, value)) || sign * this.ids.compareTo(slot, id)) > 0;
  }

  private order(field: string): SortOrder {
    const known = this.orders.get(field);
    if (known !== undefined) return known;
    const column = this.column(field);
    const order = new SortOrder(
      Uint32Array.from(this.there.members()),
      (slot, other) => column.compare(slot, other) || this.ids.compare(slot, other),
      (slot) => this.there.has(slot),
    );
    this.orders.set(field, order);
    return order;
  }

  private column(name: string): Column {
    const column = this.columns.get(name);
    if (column === undefined) throw new Error(`Collection ${this.definition.name} declares no column ${name}`);
    return column;
  }

  private slot(row: number): number {
    const known = this.slotOf(row);
    if (known !== undefined) return known;
    const slot = this.size++;
    if (this.ascending === slot && (slot === 0 || row > this.ids.keyAt(slot - 1))) this.ascending += 1;
    else this.strays.set(row, slot);
    this.ids.set(slot, row);
    this.updateFilters('id', slot, row);
    return slot;
  }

  private slotOf(row: number): number | undefined {
    let [low, high] = [0, this.ascending];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.ids.keyAt(middle) < row) low = middle + 1;
      else high = middle;
    }
    return low < this.ascending && this.ids.keyAt(low) === row ? low : this.strays.get(row);
  }

  private updateFilters(field: string, slot: number, value: FieldValue): void {
    for (const { passes, slots } of this.knownFilters.get(field)?.values() ?? []) slots.put(slot, passes(value));
  }
}
