import type { Document } from './collection.js';

export type Filter =
  /** One of the values; on a folded field case does not matter. null finds documents without the value. */
  | { readonly field: string; readonly oneOf: readonly (string | number | null)[] }
  /** Inclusive, bounds of the field's kind, which is not folded text; a document without the value is left out. */
  | { readonly field: string; readonly from?: number | string; readonly to?: number | string };

export interface Query {
  readonly where?: readonly Filter[];
  /** Literal substring of any search field, without regard to case and accents, or several, each of any; empty text finds all. */
  readonly search?: string | readonly string[];
  /** Ties are ordered by id in the same direction; documents without the value come last in both. Default: id descending. */
  readonly sort?: { readonly field: string; readonly direction: 'asc' | 'desc' };
  /** A place that `nextAfter` gave for the same order: begins behind it, whatever came and went meanwhile. Not with an offset. */
  readonly after?: string;
  /** Default 0. */
  readonly offset?: number;
  /** Default: all. */
  readonly limit?: number;
}

export interface Found {
  readonly documents: readonly Document[];
  /** Number of documents that match, before paging. */
  readonly total: number;
}

/** What has to be met, whatever the order and the page. */
export type Criteria = Pick<Query, 'where' | 'search'>;

/** What matches, in no order, or the first of it in one. */
export interface Selected extends Criteria {
  readonly first?: Required<Pick<Query, 'sort' | 'limit'>>;
}

/** How what matches is told apart and counted. Fields are columns of the collection, or its id. */
export interface Tally {
  readonly by: string;
  /** A number field that is added up; left out: the documents are counted. */
  readonly sum?: string;
}
