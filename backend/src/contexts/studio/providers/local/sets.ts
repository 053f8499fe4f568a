export const toSet = (words: string): ReadonlySet<string> => new Set(words.split(','));
