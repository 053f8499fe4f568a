/** Returns the first row, with the byte order mark by which Excel knows UTF-8. */
export const csvHeader = (columns: readonly string[]): string => `\ufeff${csvRow(columns)}`;

/** Returns a row of CSV (RFC 4180). */
export const csvRow = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  // The import removes one apostrophe again.
  const harmless = /^'*[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? quoted(harmless) : harmless;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Returns texts as one cell, separated by semicolons; those that contain one or a line break stand in quotes. */
export const csvList = (texts: readonly string[]): string =>
  texts.map((text) => (/[";\r\n]/.test(text) ? quoted(text) : text)).join(';');
