/** How a search is kept from growing with what it finds. */
export interface SearchLimits {
  /** So many matches may be named in a query; where there are more, the documents are walked in their order and asked about. */
  readonly named: number;
  /** So many documents are asked about at once. */
  readonly chunk: number;
}

export const SEARCH_LIMITS: SearchLimits = { named: 10_000, chunk: 1000 };
