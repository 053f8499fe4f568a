/** Turns an answer's JSON into a checked value; the schemas of the contracts do. */
export interface Schema<T> {
  parse(value: unknown): T;
}
