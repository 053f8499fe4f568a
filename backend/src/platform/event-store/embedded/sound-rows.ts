import { bytesOf } from './cells.js';
import { fitsChecksum, toEventRow, type EventRow } from './event-row.js';

export interface SoundRows {
  /** The rows before the first fault. */
  readonly rows: readonly EventRow[];
  readonly fault?: string;
}

/**
 * Takes rows as long as each is whole and the one that must come next.
 * @param isNext whether a row belongs behind the rows before it; `previous` is undefined for the first
 */
export function soundRows(
  found: readonly unknown[],
  isNext: (row: EventRow, previous: EventRow | undefined) => boolean,
): SoundRows {
  const rows: EventRow[] = [];
  for (const candidate of found) {
    const bytes = bytesOf(candidate);
    const row = bytes && toEventRow(bytes);
    if (bytes === undefined || row === undefined) return { rows, fault: 'the row does not hold an event' };
    if (!isNext(row, rows.at(-1))) return { rows, fault: 'an event is missing' };
    if (!fitsChecksum(row, bytes)) return { rows, fault: 'the checksum does not match' };
    rows.push(row);
  }
  return { rows };
}
