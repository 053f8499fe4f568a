import { LRUCache } from 'lru-cache';
import { TypedFastBitSet } from 'typedfastbitset';
import { compareTexts, createTest, type PreparedFilter } from '../../prepared-query.js';
import type { FieldKind, FieldValue } from '../../read-store.js';

/** Key of a missing value, which sorts last: numbers are finite. */
const MISSING = Infinity;

/** Cached filters of a column; a bitmap of 100,000 documents takes 12.5 kB. */
const MAX_CACHED_FILTERS = 32;

/** Values of one field, by slot, as numeric keys: numbers themselves, and indexes into a list of the distinct texts. */
export class Column {
  private keys = new Float64Array();
  private readonly texts: string[] = [];
  private readonly keyOfText = new Map<string, number>();
  private readonly filters = new LRUCache<string, TypedFastBitSet>({ max: MAX_CACHED_FILTERS });

  constructor(private readonly kind: FieldKind) {}

  /** @param value anything but a number or a text counts as missing */
  set(slot: number, value: unknown): void {
    if (slot >= this.keys.length) {
      const larger = new Float64Array(Math.max(256, Math.ceil((slot + 1) * 1.25))).fill(MISSING);
      larger.set(this.keys);
      this.keys = larger;
    }
    const key = typeof value === 'string' ? this.addText(value) : value;
    this.keys[slot] = typeof key === 'number' ? key : MISSING;
    // Clearing an empty cache costs as much as clearing a full one.
    if (this.filters.size > 0) this.filters.clear();
  }

  keyAt(slot: number): number {
    return this.keys[slot] ?? MISSING;
  }

  valueAt(slot: number): FieldValue {
    return this.valueOf(this.keyAt(slot));
  }

  valueOf(key: number): FieldValue {
    if (key === MISSING) return null;
    return this.kind === 'number' ? key : this.textOf(key);
  }

  /** Orders slots by value, missing values last. */
  compare(slot: number, other: number): number {
    const [key, otherKey] = [this.keyAt(slot), this.keyAt(other)];
    if (key === otherKey) return 0;
    if (this.kind === 'number' || key === MISSING || otherKey === MISSING) return key < otherKey ? -1 : 1;
    return compareTexts(this.textOf(key), this.textOf(otherKey));
  }

  /** Returns the slots below `end` whose value matches. */
  select(filter: PreparedFilter, end: number): TypedFastBitSet {
    const name = JSON.stringify(filter);
    const cached = this.filters.get(name);
    if (cached !== undefined) return cached;
    const slots = new TypedFastBitSet();
    if (filter.kind === 'range' && this.kind === 'number') {
      const [from, to] = [Number(filter.from ?? -Number.MAX_VALUE), Number(filter.to ?? Number.MAX_VALUE)];
      for (let slot = 0; slot < end; slot++) {
        const key = this.keyAt(slot);
        if (key >= from && key <= to) slots.add(slot);
      }
    } else {
      const keys = this.keysOf(filter);
      for (let slot = 0; slot < end; slot++) if (keys.has(this.keyAt(slot))) slots.add(slot);
    }
    this.filters.set(name, slots);
    return slots;
  }

  private keysOf(filter: PreparedFilter): ReadonlySet<number | undefined> {
    if (filter.kind === 'range') {
      const passes = createTest(filter);
      return new Set([...this.texts.keys()].filter((key) => passes(this.textOf(key))));
    }
    const keys = filter.values.map((value) => (typeof value === 'string' ? this.keyOfText.get(value) : value));
    return new Set(filter.orMissing ? [...keys, MISSING] : keys);
  }

  private textOf(key: number): string {
    return this.texts[key] ?? '';
  }

  private addText(text: string): number {
    const existing = this.keyOfText.get(text);
    if (existing !== undefined) return existing;
    const key = this.texts.push(text) - 1;
    this.keyOfText.set(text, key);
    return key;
  }
}
