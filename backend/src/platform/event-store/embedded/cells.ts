/** A row cannot be what was written: the file was changed by something else than this engine. */
export class UnreadableCell extends Error {
  override readonly name = 'UnreadableCell';
}

/**
 * Columns as one text, a line each, in bytes. Nothing is ever read as text: where a flipped bit has made it invalid UTF-8, or
 * a text of a number, the driver would end the process instead of throwing.
 */
export const asBytes = (...columns: readonly string[]): string => `CAST(${columns.join(' || char(10) || ')} AS BLOB)`;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The one column of a row read so; undefined where one of its parts is missing. */
export function bytesOf(row: unknown): Uint8Array | undefined {
  const cells: readonly unknown[] = Array.isArray(row) ? row : [];
  const [cell] = cells;
  return cells.length === 1 && cell instanceof Uint8Array ? cell : undefined;
}

/** The lines of such bytes; undefined when they are no UTF-8. */
export function linesOf(bytes: Uint8Array): string[] | undefined {
  try {
    return decoder.decode(bytes).split('\n');
  } catch {
    return undefined;
  }
}

const WHOLE_NUMBER = /^-?\d{1,15}$/;

/** NaN for anything else than a whole number. */
export const wholeNumber = (text = ''): number => (WHOLE_NUMBER.test(text) ? Number(text) : Number.NaN);

/** The whole number that a row read so holds, or null. @throws UnreadableCell */
export function numberOf(row: unknown): number | null {
  if (Array.isArray(row) && row[0] === null) return null;
  const bytes = bytesOf(row);
  const [text, ...others] = (bytes && linesOf(bytes)) ?? [];
  const number = wholeNumber(text);
  if (Number.isNaN(number) || others.length > 0) throw new UnreadableCell('A number is none');
  return number;
}
