export const toSet = (names: string): ReadonlySet<string> => new Set(names.split(',').map((name) => name.trim()));
export const toPairs = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs.split(',').map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const),
  );
