/** Letters that do not come apart into one and its accent are written as they are read. */
const READ: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i' },
};

/** As searches compare texts: without accents, and in one case. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => READ[letter] ?? letter);

/** The words of a search, each of which is looked for by itself. */
export const wordsOf = (search: string): readonly string[] => fold(search).split(/\s+/).filter(Boolean);
