import {
  DEMONSTRATION_MASCOTS,
  MASCOT_FIELD_NAMES,
  MASCOT_FIELDS,
  type DemonstrationMascot,
  type MascotField,
  type MascotValues,
} from '@marcel/contracts';
import Papa from 'papaparse';

const COLUMNS = MASCOT_FIELD_NAMES.flatMap((name) => {
  const { column }: MascotField = MASCOT_FIELDS[name];
  return column === undefined ? [] : [{ name, column }];
});

/** Columns of the sample CSV, in order. */
export const SAMPLE_CSV_COLUMNS = COLUMNS.map(({ column }) => column);

const toRow = (mascot: Partial<MascotValues>) =>
  COLUMNS.map(({ name }) => {
    const value = mascot[name];
    return Array.isArray(value) ? value.join('; ') : value;
  });

/** The demonstration set as CSV (RFC 4180). Values that a spreadsheet would run as a formula are made plain text. */
export const sampleCsv = (mascots: readonly DemonstrationMascot[] = DEMONSTRATION_MASCOTS): string =>
  Papa.unparse({ fields: SAMPLE_CSV_COLUMNS, data: mascots.map(toRow) }, { escapeFormulae: true, newline: '\r\n' });
