export interface Page {
  readonly rows: readonly number[];
  readonly total: number;
}
