import { LRUCache } from 'lru-cache';
import type { FieldValue } from '../../field-value.js';
import { testOf, type Narrowing, type Passes } from '../../meeting.js';
import { Bitmap } from './bitmap.js';

interface Known {
  readonly passes: Passes;
  readonly slots: Bitmap;
}

/** Filters of each field that are remembered; a bitmap of 100,000 documents takes 12.5 kB. */
const REMEMBERED = 32;

export class FilterMatches {
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
