import { type Mascot, MASCOT_FIELDS, type MascotFieldName, type MascotScore, SCORE } from '@marcel/contracts';
import { SCORE_LABELS } from '../../shared/mascot-parts/mascot-parts';

export interface Contender {
  slug: string;
  marker: Marker;
  state: 'here' | 'loading' | 'gone' | 'failed';
  mascot: Mascot | undefined;
  retry: () => void;
}

export interface ComparedMascot extends Pick<Contender, 'marker'> {
  mascot: Mascot;
}

export const MARKERS = ['circle', 'square', 'triangle'] as const;
export type Marker = (typeof MARKERS)[number];

export const loadedMascots = (contenders: readonly Contender[]): ComparedMascot[] =>
  contenders.flatMap(({ marker, mascot }) => (mascot ? { marker, mascot } : []));

/** Returns the highest value, or undefined if all are equal. */
export function highest(values: readonly number[]): number | undefined {
  const most = Math.max(...values);
  return values.some((value) => value < most) ? most : undefined;
}

interface Fact {
  label: string;
  cells: { text: string | null; isMost: boolean }[];
}

const TEXT_FIELDS = ['brand', 'industry', 'type', 'style', 'yearIntroduced', 'yearRetired'] as const;

export const factsOf = (mascots: readonly ComparedMascot[]): Fact[] => [
  ...SCORE_LABELS.map(({ name, full }) => numberFact(full, mascots, name, `/${SCORE.max}`)),
  numberFact('Likes', mascots, 'likes'),
  ...TEXT_FIELDS.map((name) =>
    textFact(
      MASCOT_FIELDS[name].label,
      mascots.map(({ mascot }) => (isStillActive(mascot, name) ? 'Still active' : mascot[name])),
    ),
  ),
  textFact(
    MASCOT_FIELDS.status.label,
    mascots.map(({ mascot }) => (mascot.status === 'active' ? 'Active' : 'Inactive')),
  ),
];

const isStillActive = (mascot: Mascot, name: MascotFieldName): boolean =>
  name === 'yearRetired' && mascot.yearRetired === null && mascot.status === 'active';

function numberFact(label: string, mascots: readonly ComparedMascot[], name: MascotScore | 'likes', unit = ''): Fact {
  const values = mascots.map(({ mascot }) => mascot[name]);
  const most = highest(values);
  return { label, cells: values.map((value) => ({ text: value.toLocaleString('en') + unit, isMost: value === most })) };
}

const textFact = (label: string, values: readonly (string | number | null)[]): Fact => ({
  label,
  cells: values.map((value) => ({ text: value === null || value === '' ? null : String(value), isMost: false })),
});
