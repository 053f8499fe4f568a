import { type Mascot, MASCOT_FIELDS, type MascotFieldName, type MascotScore, SCORE } from '@marcel/contracts';
import { SCORE_LABELS } from '../../shared/mascot-parts/mascot-parts';

export interface CompareEntry {
  slug: string;
  marker: Marker;
  state: 'here' | 'loading' | 'gone' | 'failed';
  mascot: Mascot | undefined;
  retry: () => void;
}

export interface ComparedMascot extends Pick<CompareEntry, 'marker'> {
  mascot: Mascot;
}

export const MARKERS = ['circle', 'square', 'triangle'] as const;
export type Marker = (typeof MARKERS)[number];

export const loadedMascots = (entries: readonly CompareEntry[]): ComparedMascot[] =>
  entries.flatMap(({ marker, mascot }) => (mascot ? { marker, mascot } : []));

/** Returns the highest value, or undefined if all are equal. */
export function findHighest(values: readonly number[]): number | undefined {
  const max = Math.max(...values);
  return values.some((value) => value < max) ? max : undefined;
}

interface Fact {
  label: string;
  cells: { text: string | null; isHighest: boolean }[];
}

const TEXT_FIELDS = ['brand', 'industry', 'type', 'style', 'yearIntroduced', 'yearRetired'] as const;

export const toFacts = (mascots: readonly ComparedMascot[]): Fact[] => [
  ...SCORE_LABELS.map(({ name, full }) => toNumberFact(full, mascots, name, `/${SCORE.max}`)),
  toNumberFact('Likes', mascots, 'likes'),
  ...TEXT_FIELDS.map((name) =>
    toTextFact(
      MASCOT_FIELDS[name].label,
      mascots.map(({ mascot }) => (isStillActive(mascot, name) ? 'Still active' : mascot[name])),
    ),
  ),
  toTextFact(
    MASCOT_FIELDS.status.label,
    mascots.map(({ mascot: { status } }) => (status === 'active' ? 'Active' : 'Inactive')),
  ),
];

const isStillActive = (mascot: Mascot, name: MascotFieldName): boolean =>
  name === 'yearRetired' && mascot.yearRetired === null && mascot.status === 'active';

function toNumberFact(label: string, mascots: readonly ComparedMascot[], name: MascotScore | 'likes', unit = ''): Fact {
  const values = mascots.map(({ mascot }) => mascot[name]);
  const highest = findHighest(values);
  const toCell = (value: number) => ({ text: value.toLocaleString('en') + unit, isHighest: value === highest });
  return { label, cells: values.map(toCell) };
}

const toTextFact = (label: string, values: readonly (string | number | null)[]): Fact => ({
  label,
  cells: values.map((value) => ({ text: value === null || value === '' ? null : String(value), isHighest: false })),
});
