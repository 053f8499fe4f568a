/**
 * Names as they are kept in TEXT columns: escaped as in JSON, because the driver cuts texts at NUL when it reads them
 * and cannot carry lone surrogates. Usual names stay as they are.
 */
export const toStoredText = (text: string): string => JSON.stringify(text).slice(1, -1);

export const fromStoredText = (stored: string): string =>
  stored.includes('\\') ? String(JSON.parse(`"${stored}"`)) : stored;
