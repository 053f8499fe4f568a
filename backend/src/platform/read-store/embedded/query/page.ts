/** Row keys of one page, in order, and how many documents match in all. */
export interface Page {
  readonly rows: readonly number[];
  readonly total: number;
}
