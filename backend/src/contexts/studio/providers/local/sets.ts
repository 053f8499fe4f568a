/** Reads `name,name` into a set. */
export const setOf = (names: string): ReadonlySet<string> => new Set(names.split(',').map((name) => name.trim()));

/** Reads `name value,name value` into a map. */
export const pairsOf = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs.split(',').map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const),
  );
