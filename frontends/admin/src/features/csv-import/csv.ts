import { IMPORT_LIMITS, MASCOT_FIELD_NAMES, MASCOT_FIELDS } from '@marcel/contracts';
import type { FieldKind, ImportRow, ImportStatus, MascotField, MascotFieldName } from '@marcel/contracts';
import Papa from 'papaparse';
import encodings from './encodings.json' with { type: 'json' };

export const IMPORT_STATUS_LABELS: Readonly<Record<ImportStatus, string>> = {
  receiving: 'Incomplete',
  running: 'Running',
  completed: 'Completed',
  stopped: 'Stopped',
  undoing: 'Undoing',
  undone: 'Undone',
};

export interface CsvRow {
  /** Number of the row in a spreadsheet, which counts from 1 and includes blank rows. */
  row: number;
  cells: readonly string[];
}

export interface CsvTable {
  fileName: string;
  separator: string;
  encoding: string;
  columns: readonly string[];
  rows: readonly CsvRow[];
  warnings: readonly string[];
}

export const SEPARATORS = { ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Vertical bar' };

export const ENCODINGS = encodings;

const formatCount = (rows: number): string => rows.toLocaleString('en');

const MAX_CSV_BYTES = 20 * 1024 * 1024;
const MAX_COLUMNS = 200;

/** Number of bytes or characters at the start of a file from which its format is guessed. */
const SAMPLE = 10_000;

const NO_CSV = 'This is not a CSV file. Please save your spreadsheet as “CSV UTF-8” and choose that file.';

/**
 * Reads a table; guesses its encoding and separator unless they are chosen.
 * @throws Error with a message for the screen when the file is no table with rows
 */
export async function readCsv(
  file: File,
  format: Partial<Pick<CsvTable, 'encoding' | 'separator'>> = {},
): Promise<CsvTable> {
  if (!/\.(csv|tsv|tab|txt)$/i.test(file.name)) throw new Error(NO_CSV);
  if (file.size > MAX_CSV_BYTES) throw new Error('Please choose a file of at most 20 MB.');
  const bytes = await file.arrayBuffer();
  const encoding = format.encoding ?? guessEncoding(bytes);
  const [, declared, text = ''] = SEPARATOR_LINE.exec(normalizeLineEnds(new TextDecoder(encoding).decode(bytes))) ?? [];
  const separator = format.separator ?? declared ?? guessSeparator(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separator, newline: '\n' });
  const [header, ...rows] = data
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => !isBlank(cells));
  const isBinary = header?.cells.some((cell) => /[^\P{Cc}\s]/u.test(cell));
  const hasNoSeparator = header?.cells.length === 1 && format.separator === undefined;
  if (isBinary || hasNoSeparator) throw new Error(NO_CSV);
  if (header === undefined || rows.length === 0) throw new Error('The file has no rows below the column names.');
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes)
    throw new Error(
      `The quotes in row ${formatCount((quotes.row ?? 0) + 1)} do not match. Put a whole cell in quotes, and double those inside it.`,
    );
  if (header.cells.length > MAX_COLUMNS)
    throw new Error(
      `${formatCount(header.cells.length)} columns are too many: at most ${formatCount(MAX_COLUMNS)} can be read.`,
    );
  if (rows.length > IMPORT_LIMITS.rows)
    throw new Error(
      `${formatCount(rows.length)} rows are too many: at most ${formatCount(IMPORT_LIMITS.rows)} can be imported at once.`,
    );
  const isTooLong = ({ cells }: CsvRow) => !isBlank(cells.slice(header.cells.length));
  const isDamaged = ({ cells }: CsvRow) => cells.some((cell) => cell.includes('\ufffd'));
  return {
    fileName: file.name,
    separator,
    encoding,
    columns: header.cells.map((column) => column.trim()),
    rows: rows.filter((row) => !isTooLong(row)).map(({ row, cells }) => ({ row, cells: cells.map(unguard) })),
    warnings: [
      ...(format.encoding === undefined && encoding === FALLBACK
        ? ['This file is not in UTF-8. Please check the letters below, and choose another encoding if they are wrong.']
        : []),
      ...createWarnings(
        rows.filter(isTooLong),
        (rowsText) =>
          `${rowsText} left out: more cells than columns. Please put quotes around texts that contain the separator.`,
      ),
      ...createWarnings(
        [header, ...rows].filter(isDamaged),
        (rowsText) =>
          `${rowsText} damaged: some characters cannot be read and show as \ufffd. Please correct them, or choose another encoding.`,
      ),
    ],
  };
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const MAX_LISTED_ROWS = 10;

function createWarnings(rows: readonly CsvRow[], warning: (rowsText: string) => string): string[] {
  const numbers = rows.slice(0, MAX_LISTED_ROWS).map(({ row }) => formatCount(row));
  if (rows.length > MAX_LISTED_ROWS) numbers.push(`${formatCount(rows.length - MAX_LISTED_ROWS)} more`);
  const list = new Intl.ListFormat('en').format(numbers);
  return rows.length === 0 ? [] : [warning(rows.length === 1 ? `Row ${list} is` : `Rows ${list} are`)];
}

const unguard = (cell: string): string => (/^'+[=+\-@＝＋－＠\t\r]/.test(cell) ? cell.slice(1) : cell);

/** Replaces line ends of every kind, but not the line breaks in quoted cells. A quote inside a cell is an ordinary character. */
const normalizeLineEnds = (text: string): string =>
  text.replace(/(?<=^|[,;|\t\r\n])"[^"]*(?:""[^"]*)*"|\r\n?/g, (match) => (match.startsWith('"') ? match : '\n'));

/** Matches a first line such as `sep=;`, which names the separator for Excel, and the rest. Other programs append blanks or separators. */
const SEPARATOR_LINE = /^(?:\s{0,9}"?sep {0,3}= {0,3}"?([^\n"])[^\n\p{L}\p{N}]{0,200}\n)?([^]*)$/iu;

/** Returns the separator by which the first row names the most fields, or else the most columns. */
function guessSeparator(text: string): string {
  const rateSeparator = (delimiter: string) => {
    const [columns = []] = Papa.parse<string[]>(text.slice(0, SAMPLE), {
      delimiter,
      newline: '\n',
      preview: 1,
      skipEmptyLines: 'greedy',
    }).data;
    return guessMapping(columns).filter((field) => field !== null).length + columns.length / 10_000;
  };
  return Object.keys(SEPARATORS).reduce((best, next) => (rateSeparator(next) > rateSeparator(best) ? next : best));
}

/** The encoding of spreadsheets on Windows in most countries. */
const FALLBACK = 'windows-1252';

function guessEncoding(bytes: ArrayBuffer): string {
  const start = new TextDecoder(FALLBACK).decode(bytes.slice(0, SAMPLE));
  // Without a byte order mark, the line ends show the byte order.
  if (start.startsWith('ÿþ') || /^(?:..)*?[\r\n]\0/s.test(start)) return 'utf-16le';
  if (start.startsWith('þÿ') || /^(?:..)*?\0[\r\n]/s.test(start)) return 'utf-16be';
  const text = new TextDecoder().decode(bytes);
  const occurrences = (sign: RegExp, inText = text) => inText.match(sign)?.length ?? 0;
  // A replacement character that the file itself contains is no damage.
  const contained = occurrences(/ï¿½/g, new TextDecoder(FALLBACK).decode(bytes));
  const damaged = occurrences(/\ufffd/g) - contained;
  return occurrences(/[^\p{ASCII}\ufffd]/gu) + contained >= damaged ? 'utf-8' : FALLBACK;
}

export type Mapping = readonly (MascotFieldName | null)[];

const normalize = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const getNames = (field: MascotFieldName): string[] => {
  const { label, column }: MascotField = MASCOT_FIELDS[field];
  return [field, label, ...(column === undefined ? [] : [column])].map(normalize);
};

export function guessMapping(columns: readonly string[]): Mapping {
  const fields = new Set<MascotFieldName>();
  return columns.map((column) => {
    const field = MASCOT_FIELD_NAMES.find((name) => !fields.has(name) && getNames(name).includes(normalize(column)));
    if (field !== undefined) fields.add(field);
    return field ?? null;
  });
}

export function mappingProblem(mapping: Mapping): string | null {
  const duplicate = MASCOT_FIELD_NAMES.find((name) => mapping.filter((field) => field === name).length > 1);
  if (duplicate !== undefined) return `Choose only one column for ${MASCOT_FIELDS[duplicate].label}.`;
  return mapping.includes('name') && mapping.includes('brand') ? null : 'Choose the columns for Name and Brand.';
}

export const toRows = ({ rows }: Pick<CsvTable, 'rows'>, mapping: Mapping): ImportRow[] =>
  rows.map(({ row, cells }) => ({
    row,
    values: Object.fromEntries(
      mapping.flatMap((field, index) => {
        const text = cells[index]?.trim() ?? '';
        return field === null || text === '' ? [] : [[field, parseCell(MASCOT_FIELDS[field].kind, text)]];
      }),
    ),
  }));

const toNumberOrText = (text: string) => (Number.isFinite(Number(text)) ? Number(text) : text);

function parseCell(kind: FieldKind, text: string): unknown {
  if (kind === 'score' || kind === 'year') return toNumberOrText(text);
  if (kind === 'list') return splitFacts(text);
  return kind === 'status' ? text.toLowerCase() : text;
}

/** Splits at semicolons and line breaks; texts that contain them stand in quotes. */
function splitFacts(text: string): string[] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ';', newline: '\n' });
  return errors.length === 0 ? data.flat() : text.split(/[;\n]/);
}
