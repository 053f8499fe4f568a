import { compareByCodePoint, compareByCodeUnit, hasSurrogates } from '../../prepared-query.js';
import type { FieldKind, FieldValue } from '../../read-store.js';
import type { Bitmap } from './bitmap.js';

interface Range {
  readonly from: number | string | undefined;
  readonly to: number | string | undefined;
}

export interface Column {
  set(slot: number, value: FieldValue): void;
  valueAt(slot: number): FieldValue;
  isMissing(slot: number): boolean;
  compare(slot: number, other: number): number;
  compareTo(slot: number, value: string | number): number;
  select(passes: (value: FieldValue) => boolean, bound: number, into: Bitmap): void;
  selectBetween(range: Range, bound: number, into: Bitmap): void;
}

export const columnOf = (kind: FieldKind): Column => (kind === 'number' ? new NumberColumn() : new TextColumn());

class NumberColumn implements Column {
  private values = new Float64Array();

  set(slot: number, value: FieldValue): void {
    if (slot >= this.values.length) {
      const larger = new Float64Array(roomFor(slot)).fill(Number.NaN);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[slot] = typeof value === 'number' ? value : Number.NaN;
  }

  valueAt(slot: number): FieldValue {
    const value = this.at(slot);
    return Number.isNaN(value) ? null : value;
  }

  isMissing(slot: number): boolean {
    return Number.isNaN(this.at(slot));
  }

  compare(slot: number, other: number): number {
    return this.at(slot) - this.at(other);
  }

  compareTo(slot: number, value: string | number): number {
    return typeof value === 'number' ? this.at(slot) - value : -1;
  }

  select(passes: (value: FieldValue) => boolean, bound: number, into: Bitmap): void {
    for (let slot = 0; slot < bound; slot++) if (passes(this.valueAt(slot))) into.put(slot, true);
  }

  selectBetween(range: Range, bound: number, into: Bitmap): void {
    const [from, to] = [Number(range.from ?? -Infinity), Number(range.to ?? Infinity)];
    const { values } = this;
    const end = Math.min(bound, values.length);
    for (let slot = 0; slot < end; slot++) {
      const value = values[slot] ?? Number.NaN;
      if (value >= from && value <= to) into.put(slot, true);
    }
  }

  private at(slot: number): number {
    return this.values[slot] ?? Number.NaN;
  }
}

const MISSING = 0;

class TextColumn implements Column {
  private codes = new Uint32Array();
  private readonly texts: string[] = [''];
  private readonly known = new Map<string, number>();
  private compareTexts: (one: string, other: string) => number = compareByCodeUnit;

  set(slot: number, value: FieldValue): void {
    if (slot >= this.codes.length) {
      const larger = new Uint32Array(roomFor(slot));
      larger.set(this.codes);
      this.codes = larger;
    }
    this.codes[slot] = typeof value === 'string' ? this.codeOf(value) : MISSING;
  }

  valueAt(slot: number): FieldValue {
    const code = this.code(slot);
    return code === MISSING ? null : (this.texts[code] ?? null);
  }

  isMissing(slot: number): boolean {
    return this.code(slot) === MISSING;
  }

  compare(slot: number, other: number): number {
    const [one, two] = [this.code(slot), this.code(other)];
    return one === two ? 0 : this.compareTexts(this.texts[one] ?? '', this.texts[two] ?? '');
  }

  compareTo(slot: number, value: string | number): number {
    const compare = this.comparisonWith(value);
    return compare(this.texts[this.code(slot)] ?? '', String(value));
  }

  select(passes: (value: FieldValue) => boolean, bound: number, into: Bitmap): void {
    const verdicts = this.texts.map((text, code) => passes(code === MISSING ? null : text));
    for (let slot = 0; slot < bound; slot++) if (verdicts[this.code(slot)] === true) into.put(slot, true);
  }

  selectBetween({ from, to }: Range, bound: number, into: Bitmap): void {
    const compare = this.comparisonWith(from, to);
    const isIn = new Uint8Array(this.texts.length);
    for (const [code, text] of this.texts.entries()) {
      if (code === MISSING || (from !== undefined && compare(text, String(from)) < 0)) continue;
      if (to === undefined || compare(text, String(to)) <= 0) isIn[code] = 1;
    }
    for (let slot = 0; slot < bound; slot++) if (isIn[this.code(slot)] === 1) into.put(slot, true);
  }

  private comparisonWith(...others: readonly (string | number | undefined)[]) {
    const needsCodePoints = others.some((other) => typeof other === 'string' && hasSurrogates(other));
    return needsCodePoints ? compareByCodePoint : this.compareTexts;
  }

  private code(slot: number): number {
    return this.codes[slot] ?? MISSING;
  }

  private codeOf(text: string): number {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const code = this.texts.push(text) - 1;
    this.known.set(text, code);
    if (hasSurrogates(text)) this.compareTexts = compareByCodePoint;
    return code;
  }
}

const roomFor = (slot: number): number => Math.max(1024, Math.ceil((slot + 1) * 1.5));
