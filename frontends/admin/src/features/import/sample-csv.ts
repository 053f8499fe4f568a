import { DEMONSTRATION_MASCOTS, type DemonstrationMascot } from '@marcel/contracts';
import Papa from 'papaparse';

/** Columns of the sample CSV, in order. */
export const SAMPLE_CSV_COLUMNS = [
  'Name',
  'Brand',
  'Industry',
  'Visual Description',
  'Interesting Facts',
  'Current Status',
  'Type',
  'Style',
  'Cuteness',
  'Humor',
  'Rebel',
  'Weirdness',
  'ImageURL',
] as const;

type Row = Record<(typeof SAMPLE_CSV_COLUMNS)[number], string | number>;

const toRow = (mascot: DemonstrationMascot): Row => ({
  Name: mascot.name,
  Brand: mascot.brand,
  Industry: mascot.industry,
  'Visual Description': mascot.visualDesc,
  'Interesting Facts': mascot.facts.join('; '),
  'Current Status': mascot.status,
  Type: mascot.type,
  Style: mascot.style,
  Cuteness: mascot.cuteness,
  Humor: mascot.humor,
  Rebel: mascot.rebel,
  Weirdness: mascot.weirdness,
  ImageURL: mascot.imageUrl,
});

/** The demonstration set as CSV (RFC 4180). Values that a spreadsheet would run as a formula are made plain text. */
export const sampleCsv = (mascots: readonly DemonstrationMascot[] = DEMONSTRATION_MASCOTS): string =>
  Papa.unparse(
    { fields: [...SAMPLE_CSV_COLUMNS], data: mascots.map(toRow) },
    { escapeFormulae: true, newline: '\r\n' },
  );
