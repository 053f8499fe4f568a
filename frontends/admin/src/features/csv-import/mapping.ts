import { MASCOT_FIELD_NAMES, MASCOT_FIELDS } from '@marcel/contracts';
import type { FieldKind, ImportRow, MascotField, MascotFieldName } from '@marcel/contracts';
import { CSV_TEXTS } from './csv-texts';
import type { CsvTable } from './read-csv';

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
  if (twice !== undefined) return CSV_TEXTS.twice(MASCOT_FIELDS[twice].label);
  return mapping.includes('name') && mapping.includes('brand') ? null : CSV_TEXTS.nameless;
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
