export const toSet = (names: string): ReadonlySet<string> => new Set(names.split(',').map((name) => name.trim()));
export const toPairs = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs.split(',').map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const),
  );
/** Reads `name 1 2 3; name 4 5` into a map. */
export const toNumbers = (table: string): ReadonlyMap<string, readonly number[]> =>
  new Map(
    table.split(';').map((row) => {
      const [name = '', ...numbers] = row.trim().split(/\s+/);
      return [name, numbers.map(Number)] as const;
    }),
  );
