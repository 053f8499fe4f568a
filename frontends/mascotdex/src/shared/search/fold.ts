/** Letters that do not come apart into one and its accent are written as they are read. */
const READ: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i' },
};

export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => READ[letter] ?? letter);

export const wordsOf = (search: string): readonly string[] => fold(search).split(/\s+/).filter(Boolean);
