import { IMPORT_LIMITS, MASCOT_FIELD_NAMES, MASCOT_FIELDS } from '@marcel/contracts';
import type { FieldKind, ImportRow, ImportStatus, MascotField, MascotFieldName } from '@marcel/contracts';
import Papa from 'papaparse';

export const IMPORT_STATUS_LABELS: Readonly<Record<ImportStatus, string>> = {
  receiving: 'Not all rows came',
  running: 'Running',
  completed: 'Completed',
  stopped: 'Stopped',
  undoing: 'Being undone',
  undone: 'Undone',
};

export interface CsvTable {
  fileName: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

const count = (rows: number): string => rows.toLocaleString('en');

const MAX_CSV_BYTES = 20 * 1024 * 1024;

/** @throws Error with a message for the screen when the file is no table with rows */
export async function readCsv(file: File): Promise<CsvTable> {
  if (file.size > MAX_CSV_BYTES) throw new Error('Please choose a file of at most 20 MB.');
  const { data, errors } = Papa.parse<string[]>(decode(await file.arrayBuffer()), { skipEmptyLines: 'greedy' });
  const [columns, ...rows] = data;
  if (columns === undefined || rows.length === 0) throw new Error('There is no row below the names of the columns.');
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) throw new Error(`A quote in row ${(quotes.row ?? 0) + 1} is never closed.`);
  if (rows.length > IMPORT_LIMITS.rows)
    throw new Error(
      `${count(rows.length)} rows are too many: at most ${count(IMPORT_LIMITS.rows)} can be imported at once.`,
    );
  return {
    fileName: file.name,
    columns: columns.map((column) => column.trim()),
    rows: rows.map((row) => row.map(unguarded)),
  };
}

const unguarded = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252, as spreadsheets on Windows write it. */
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

export type Mapping = readonly (MascotFieldName | null)[];

export const FIRST_ROW = 2;

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const namesOf = (field: MascotFieldName): string[] => {
  const { label, column }: MascotField = MASCOT_FIELDS[field];
  return [field, label, ...(column === undefined ? [] : [column])].map(plain);
};

export function guessMapping(columns: readonly string[]): Mapping {
  const taken = new Set<MascotFieldName>();
  return columns.map((column) => {
    const field = MASCOT_FIELD_NAMES.find((name) => !taken.has(name) && namesOf(name).includes(plain(column)));
    if (field !== undefined) taken.add(field);
    return field ?? null;
  });
}

export function mappingProblem(mapping: Mapping): string | null {
  const twice = MASCOT_FIELD_NAMES.find((name) => mapping.filter((field) => field === name).length > 1);
  if (twice !== undefined) return `Two columns stand for ${MASCOT_FIELDS[twice].label}.`;
  return mapping.includes('name') && mapping.includes('brand')
    ? null
    : 'Say which columns hold Name and Brand: no mascot is without.';
}

export const toRows = ({ rows }: Pick<CsvTable, 'rows'>, mapping: Mapping): ImportRow[] =>
  rows.map((cells, index) => ({
    row: index + FIRST_ROW,
    values: Object.fromEntries(
      mapping.flatMap((field, place) => {
        const text = cells[place]?.trim() ?? '';
        return field === null || text === '' ? [] : [[field, valueOf(MASCOT_FIELDS[field].kind, text)]];
      }),
    ),
  }));

const numeric = (text: string) => (Number.isFinite(Number(text)) ? Number(text) : text);

function valueOf(kind: FieldKind, text: string): unknown {
  if (kind === 'score' || kind === 'year') return numeric(text);
  if (kind === 'list') return text.split(/[;\n]/);
  return kind === 'status' ? text.toLowerCase() : text;
}
