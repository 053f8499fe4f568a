export const toSet = (names: string): ReadonlySet<string> => new Set(names.split(',').map((name) => name.trim()));
