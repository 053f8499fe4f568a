import type { Document } from './collection.js';

export type Filter =
  /** One of the values; on a folded field case does not matter. null finds documents without the value. */
  | { readonly field: string; readonly oneOf: readonly (string | number | null)[] }
  /** Inclusive, bounds of the field's kind, which is not folded text; a document without the value is left out. */
  | { readonly field: string; readonly from?: number | string; readonly to?: number | string };

export interface Query {
  readonly where?: readonly Filter[];
  readonly search?: string | readonly string[];
  readonly sort?: { readonly field: string; readonly direction: 'asc' | 'desc' };
  /** A place that `nextAfter` gave for the same order: begins behind it, whatever came and went meanwhile. Not with an offset. */
  readonly after?: string;
  /** Default 0. */
  readonly offset?: number;
  readonly limit?: number;
}

export interface Found {
  readonly documents: readonly Document[];
  /** Number of documents that match, before paging. */
  readonly total: number;
}

export type Criteria = Pick<Query, 'where' | 'search'>;

export interface Tally {
  readonly by: string;
  readonly sum?: string;
}
