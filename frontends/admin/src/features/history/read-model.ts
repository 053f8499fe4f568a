/** What the read model shows of a record now; null: it shows none. */
export interface ReadModel {
  shown: object | null | undefined;
  failed: boolean;
}
