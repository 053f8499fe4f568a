import { IMPORT_LIMITS } from '@marcel/contracts';
import Papa from 'papaparse';
import { CSV_TEXTS } from './csv-texts';

export interface CsvTable {
  fileName: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Most bytes of a file that are read. */
export const MAX_CSV_BYTES = 20 * 1024 * 1024;

/** @throws Error in words, where it is no table with rows */
export async function readCsv(file: File): Promise<CsvTable> {
  if (file.size > MAX_CSV_BYTES) throw new Error(CSV_TEXTS.tooLarge);
  const { data, errors } = Papa.parse<string[]>(decode(await file.arrayBuffer()), { skipEmptyLines: 'greedy' });
  const [columns, ...rows] = data;
  if (columns === undefined || rows.length === 0) throw new Error(CSV_TEXTS.empty);
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) throw new Error(CSV_TEXTS.quotes((quotes.row ?? 0) + 1));
  if (rows.length > IMPORT_LIMITS.rows) throw new Error(CSV_TEXTS.tooMany(rows.length));
  return {
    fileName: file.name,
    columns: columns.map((column) => column.trim()),
    rows: rows.map((row) => row.map(unguarded)),
  };
}

const unguarded = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** UTF-8, with its mark or without, and UTF-16 with its mark; else what programs for tables on Windows write. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
