/** As searches compare texts: without accents, and in one case. */
export const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of a search, each of which is looked for by itself. */
export const wordsOf = (search: string): readonly string[] => fold(search).split(/\s+/).filter(Boolean);
