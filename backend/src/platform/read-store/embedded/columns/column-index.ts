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
import { LRUCache } from 'lru-cache';
import type { CollectionDefinition, Document, Tally, FieldValue } from '../../read-store.js';
import type { Touched } from '../query/match-finder.js';
import type { Page } from '../query/page-finder.js';
import { Bitmap } from './bitmap.js';
import { columnOf, type Column } from './column.js';
import { firstIndex, SortOrder } from './sort-order.js';

interface Known {
  readonly passes: Passes;
  readonly slots: Bitmap;
}

/** Filters of each field that are remembered; a bitmap of 100,000 documents takes 12.5 kB. */
const REMEMBERED = 32;

class FilterMatches {
  private readonly byField = new Map<string, LRUCache<string, Known>>();

  /** @param select finds all slots whose value passes; asked for a filter that is not remembered */
  of(filter: Narrowing, select: (passes: Passes) => Bitmap): Bitmap {
    const filters = this.byField.get(filter.field) ?? new LRUCache({ max: REMEMBERED });
    this.byField.set(filter.field, filters);
    const key = JSON.stringify(filter);
    const known = filters.get(key);
    if (known !== undefined) return known.slots;
    const passes = testOf(filter);
    const slots = select(passes);
    filters.set(key, { passes, slots });
    return slots;
  }

  mark(field: string, slot: number, value: FieldValue): void {
    for (const { passes, slots } of this.byField.get(field)?.values() ?? []) slots.put(slot, passes(value));
  }
}

export type IndexedRow = readonly [row: number, ...values: FieldValue[]];

const SORTED_FINDS = 2000;
const WALK_ADVANTAGE = 16;

export class ColumnIndex {
  private readonly columns: ReadonlyMap<string, Column>;
  private readonly rows: number[] = [];
  private readonly slotOf = new Map<number, number>();
  private readonly there = new Bitmap();
  private readonly orders = new Map<string, SortOrder>();
  private readonly matches = new FilterMatches();

  constructor(private readonly definition: CollectionDefinition) {
    const { columns = [] } = definition;
    this.columns = new Map(columns.map((name) => [name, columnOf(kindOf(definition, name))]));
  }

  load(rows: Iterable<IndexedRow>): void {
    for (const [row, ...values] of rows) {
      const slot = this.slot(row);
      let index = 0;
      for (const column of this.columns.values()) column.set(slot, values[index++] ?? null);
      this.there.put(slot, true);
    }
  }

  touch(row: number, document: Document | undefined, touched: Touched): void {
    const slot = this.slot(row);
    if (touched === 'membership') this.comeOrGo(slot, document);
    else if (document !== undefined) {
      for (const name of this.columns.keys()) if (touched.has(name)) this.change(slot, name, document);
    }
  }

  /** @param finds slots that a search has found; undefined when nothing is searched for */
  find(query: PreparedQuery, finds: Bitmap | undefined): Page {
    const matches = this.matching(query, finds);
    const total = matches.count();
    return { rows: this.page(query, matches, total).map((slot) => this.rows[slot] ?? 0), total };
  }

  tally(criteria: PreparedCriteria, finds: Bitmap | undefined, { by, sum }: Tally): Map<FieldValue, number> {
    const amounts = new Map<FieldValue, number>();
    const valueAt = this.readerOf(by);
    const added = sum === undefined ? undefined : this.columns.get(sum);
    // Rows of one value mostly stand one behind the other, and are added up before they are looked up.
    let [value, amount]: [FieldValue | undefined, number] = [undefined, 0];
    const note = (): void => {
      if (value !== undefined) amounts.set(value, (amounts.get(value) ?? 0) + amount);
    };
    this.matching(criteria, finds).each((slot) => {
      const next = valueAt(slot);
      if (next !== value) {
        note();
        [value, amount] = [next, 0];
      }
      amount += added === undefined ? 1 : Number(added.valueAt(slot));
    });
    note();
    return amounts;
  }

  values(query: PreparedQuery, finds: Bitmap | undefined, names: readonly string[]): IndexedRow[] {
    const columns = names.map((name) => this.readerOf(name));
    const rows: IndexedRow[] = [];
    const take = (slot: number): void => {
      const row: [number, ...FieldValue[]] = [this.rows[slot] ?? 0];
      for (const valueAt of columns) row.push(valueAt(slot));
      rows.push(row);
    };
    this.matching(query, finds).each(take);
    return rows;
  }

  /** Rows that are not there are left out. */
  slotsOf(rows: Iterable<number | string>): Bitmap {
    const slots = new Bitmap(this.rows.length);
    for (const row of rows) {
      const slot = this.slotOf.get(Number(row));
      if (slot !== undefined) slots.put(slot, true);
    }
    return slots;
  }

  private matching({ filters }: PreparedCriteria, finds: Bitmap | undefined): Bitmap {
    const narrowed = filters.filter(isNarrowing).map((filter) => this.matchesOf(filter));
    return Bitmap.intersection(this.there, finds === undefined ? narrowed : [...narrowed, finds]);
  }

  private readerOf(name: string): (slot: number) => FieldValue {
    const column = this.columns.get(name);
    if (column !== undefined) return (slot) => column.valueAt(slot);
    return name === 'id' ? (slot) => this.rows[slot] ?? null : () => null;
  }

  private page(query: PreparedQuery, matches: Bitmap, total: number): number[] {
    const { sort, offset } = query;
    const [place] = query.place;
    const count = Math.min(query.limit, total - offset);
    if (count <= 0) return [];
    const walked = ((offset + count) * this.rows.length) / total;
    const walk =
      total <= SORTED_FINDS && walked > total * WALK_ADVANTAGE
        ? Uint32Array.from(matches.members()).sort(this.comparing(sort.field))
        : this.order(sort.field).slots();
    const found: number[] = [];
    let skipped = 0;
    for (const { from, to, step } of this.legs(walk, sort, place)) {
      for (let index = from; index !== to && found.length < count; index += step) {
        const slot = walk[index] ?? 0;
        if (!matches.has(slot)) continue;
        if (skipped < offset) skipped += 1;
        else found.push(slot);
      }
    }
    return found;
  }

  private legs(slots: Uint32Array, { field, direction }: PreparedQuery['sort'], place: PreparedPlace | undefined) {
    const column = this.columns.get(field);
    const { length } = slots;
    const end = column === undefined ? length : firstIndex(slots, [0, length], (slot) => column.isMissing(slot));
    const isBehind = (slot: number): boolean => place === undefined || this.isBehind(slot, place);
    const ranges: (readonly [number, number])[] = [
      [0, end],
      [end, length],
    ];
    return ranges.map((range) => {
      const [from, to] = range;
      if (direction === 'asc') return { from: firstIndex(slots, range, isBehind), to, step: 1 };
      return { from: firstIndex(slots, range, (slot) => !isBehind(slot)) - 1, to: from - 1, step: -1 };
    });
  }

  private isBehind(slot: number, { field, direction, value, id }: PreparedPlace): boolean {
    const column = this.columns.get(field);
    const sign = direction === 'asc' ? 1 : -1;
    const byId = sign * ((this.rows[slot] ?? 0) - Number(id));
    if (column === undefined) return byId > 0;
    if (value === null) return column.isMissing(slot) && byId > 0;
    if (column.isMissing(slot)) return true;
    return (sign * column.compareTo(slot, value) || byId) > 0;
  }

  private order(field: string): SortOrder {
    const known = this.orders.get(field);
    if (known !== undefined) return known;
    const slots = Uint32Array.from(this.there.members());
    const order = new SortOrder(slots, this.comparing(field), (slot) => this.there.has(slot));
    this.orders.set(field, order);
    return order;
  }

  private comparing(field: string): (slot: number, other: number) => number {
    const { rows } = this;
    const byId = (slot: number, other: number): number => (rows[slot] ?? 0) - (rows[other] ?? 0);
    const column = this.columns.get(field);
    if (column === undefined) return byId;
    return (slot, other) => {
      const [isMissing, isOtherMissing] = [column.isMissing(slot), column.isMissing(other)];
      if (isMissing || isOtherMissing) return Number(isMissing) - Number(isOtherMissing) || byId(slot, other);
      return column.compare(slot, other) || byId(slot, other);
    };
  }

  private matchesOf(filter: Narrowing): Bitmap {
    // No two ask for the same ones.
    if (filter.field === 'id' && filter.kind === 'oneOf') return this.slotsOf(filter.values);
    return this.matches.of(filter, (passes) => {
      const column = this.columns.get(filter.field);
      if (column !== undefined && this.isQuickInOrder(filter)) return this.inOrder(column, filter);
      const { length } = this.rows;
      const slots = new Bitmap(length);
      if (column === undefined) for (const [slot, row] of this.rows.entries()) slots.put(slot, passes(row));
      else if (filter.kind === 'oneOf') column.select(passes, length, slots);
      else column.selectBetween(filter, length, slots);
      return slots;
    });
  }

  private isQuickInOrder({ field, ...filter }: Narrowing): boolean {
    if (filter.kind === 'range') return this.orders.has(field);
    return kindOf(this.definition, field) === 'number' && !filter.orMissing;
  }

  private inOrder(column: Column, filter: Narrowing): Bitmap {
    const slots = this.order(filter.field).slots();
    const found = new Bitmap(this.rows.length);
    const firstFrom = (start: number, passes: (slot: number) => boolean): number =>
      firstIndex(slots, [start, slots.length], (slot) => column.isMissing(slot) || passes(slot));
    const ranges = filter.kind === 'range' ? [filter] : filter.values.map((value) => ({ from: value, to: value }));
    for (const { from, to } of ranges) {
      const start = from === undefined ? 0 : firstFrom(0, (slot) => column.compareTo(slot, from) >= 0);
      const end = firstFrom(start, (slot) => to !== undefined && column.compareTo(slot, to) > 0);
      for (let index = start; index < end; index++) found.put(slots[index] ?? 0, true);
    }
    return found;
  }

  private slot(row: number): number {
    const known = this.slotOf.get(row);
    if (known !== undefined) return known;
    const slot = this.rows.push(row) - 1;
    this.slotOf.set(row, slot);
    this.matches.mark('id', slot, row);
    return slot;
  }

  private comeOrGo(slot: number, document: Document | undefined): void {
    this.there.put(slot, document !== undefined);
    for (const name of this.columns.keys()) this.change(slot, name, document ?? {});
    this.orders.get('id')?.change(slot);
  }

  private change(slot: number, name: string, document: Document): void {
    const value = fieldValue(document, name, kindOf(this.definition, name));
    this.columns.get(name)?.set(slot, value);
    this.orders.get(name)?.change(slot);
    this.matches.mark(name, slot, value);
  }
}
