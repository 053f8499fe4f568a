import { compareByCodePoint, compareByCodeUnit, hasSurrogates, testOf, type Narrowing } from '../../prepared-query.js';
import type { FieldKind, FieldValue } from '../../read-store.js';
import type { Bitmap } from './bitmap.js';

/** Values of one field, by slot. Each is stored as a numeric key; equal values have equal keys. */
export interface Column {
  set(slot: number, value: FieldValue): void;
  keyAt(slot: number): number;
  valueOf(key: number): FieldValue;
  /** Orders slots by value, missing values last. */
  compare(slot: number, other: number): number;
  compareTo(slot: number, value: string | number): number;
  /** Adds the slots below `end` whose value matches to a bitmap. */
  select(filter: Narrowing, end: number, into: Bitmap): void;
}

export const columnOf = (kind: FieldKind): Column => (kind === 'number' ? new NumberColumn() : new TextColumn());

export const MISSING_NUMBER = Infinity;

/** Uses numbers as keys. Values are finite, so that infinity can represent a missing one and sorts last. */
export class NumberColumn implements Column {
  private keys = new Float64Array();

  set(slot: number, value: FieldValue): void {
    if (slot >= this.keys.length) {
      const larger = new Float64Array(roomFor(slot)).fill(MISSING_NUMBER);
      larger.set(this.keys);
      this.keys = larger;
    }
    this.keys[slot] = typeof value === 'number' ? value : MISSING_NUMBER;
  }

  keyAt(slot: number): number {
    return this.keys[slot] ?? MISSING_NUMBER;
  }

  valueOf(key: number): FieldValue {
    return key === MISSING_NUMBER ? null : key;
  }

  compare(slot: number, other: number): number {
    return this.compareTo(slot, this.keyAt(other));
  }

  compareTo(slot: number, value: string | number): number {
    const key = this.keyAt(slot);
    return key < Number(value) ? -1 : Number(key > Number(value));
  }

  select(filter: Narrowing, end: number, into: Bitmap): void {
    if (filter.kind === 'range') {
      const { from = -Number.MAX_VALUE, to = Number.MAX_VALUE } = filter;
      this.selectBetween(Number(from), Number(to), end, into);
    } else {
      for (const value of filter.values) this.selectBetween(Number(value), Number(value), end, into);
      if (filter.orMissing) this.selectBetween(MISSING_NUMBER, MISSING_NUMBER, end, into);
    }
  }

  private selectBetween(from: number, to: number, end: number, into: Bitmap): void {
    const { keys } = this;
    for (let slot = 0; slot < end; slot++) {
      const key = keys[slot] ?? MISSING_NUMBER;
      if (key >= from && key <= to) into.put(slot, true);
    }
  }
}

const MISSING_TEXT = 0;

/** Uses indexes into a list of the distinct texts as keys. */
class TextColumn implements Column {
  private keys = new Uint32Array();
  private readonly texts = [''];
  private readonly keyOfText = new Map<string, number>();
  private compareTexts = compareByCodeUnit;

  set(slot: number, value: FieldValue): void {
    if (slot >= this.keys.length) {
      const larger = new Uint32Array(roomFor(slot));
      larger.set(this.keys);
      this.keys = larger;
    }
    this.keys[slot] = typeof value === 'string' ? this.keyOf(value) : MISSING_TEXT;
  }

  keyAt(slot: number): number {
    return this.keys[slot] ?? MISSING_TEXT;
  }

  valueOf(key: number): FieldValue {
    return key === MISSING_TEXT ? null : this.textOf(key);
  }

  compare(slot: number, other: number): number {
    const [key, otherKey] = [this.keyAt(slot), this.keyAt(other)];
    if (key === otherKey) return 0;
    if (key === MISSING_TEXT || otherKey === MISSING_TEXT) return key === MISSING_TEXT ? 1 : -1;
    return this.compareTexts(this.textOf(key), this.textOf(otherKey));
  }

  compareTo(slot: number, value: string | number): number {
    const key = this.keyAt(slot);
    if (key === MISSING_TEXT) return 1;
    const compare = hasSurrogates(String(value)) ? compareByCodePoint : this.compareTexts;
    return compare(this.textOf(key), String(value));
  }

  select(filter: Narrowing, end: number, into: Bitmap): void {
    const passes = testOf(filter);
    const isSelected = this.texts.map((text, key) => passes(key === MISSING_TEXT ? null : text));
    for (let slot = 0; slot < end; slot++) if (isSelected[this.keyAt(slot)] === true) into.put(slot, true);
  }

  private textOf(key: number): string {
    return this.texts[key] ?? '';
  }

  private keyOf(text: string): number {
    const known = this.keyOfText.get(text);
    if (known !== undefined) return known;
    const key = this.texts.push(text) - 1;
    this.keyOfText.set(text, key);
    if (hasSurrogates(text)) this.compareTexts = compareByCodePoint;
    return key;
  }
}

const roomFor = (slot: number): number => Math.max(256, Math.ceil((slot + 1) * 1.25));
