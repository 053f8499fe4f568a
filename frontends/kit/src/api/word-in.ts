/** What a table says of a word; of one that it does not know, such as that of a newer server, the word itself. */
export const wordIn = (table: Readonly<Record<string, string>>, word: string): string =>
  (Object.hasOwn(table, word) ? table[word] : undefined) ?? word;
