import { type Mascot, MASCOT_FIELDS, type MascotFieldName, SCORE } from '@marcel/contracts';
import { SCORE_LABELS } from '../../shared/scores/ScoreSheet';

export interface Contender {
  slug: string;
  sign: Sign;
  state: 'here' | 'loading' | 'gone' | 'failed';
  mascot: Mascot | undefined;
  retry: () => void;
}

export interface Drawn extends Pick<Contender, 'sign'> {
  mascot: Mascot;
}

export const SIGNS = ['circle', 'square', 'triangle'] as const;
export type Sign = (typeof SIGNS)[number];

export const drawnOf = (contenders: readonly Contender[]): Drawn[] =>
  contenders.flatMap(({ sign, mascot }) => (mascot ? { sign, mascot } : []));

/** Returns the highest value, or undefined if all are equal. */
export function highest(values: readonly number[]): number | undefined {
  const most = Math.max(...values);
  return values.some((value) => value < most) ? most : undefined;
}

interface Fact {
  label: string;
  cells: { text: string | null; isMost: boolean }[];
}

const TEXT_FIELDS = [
  'brand',
  'industry',
  'type',
  'style',
  'yearIntroduced',
  'yearRetired',
] as const satisfies readonly MascotFieldName[];

export function factsOf(drawn: readonly Drawn[]): Fact[] {
  const mascots = drawn.map(({ mascot }) => mascot);
  return [
    ...SCORE_LABELS.map(({ name, full }) =>
      number(
        full,
        mascots.map((mascot) => mascot[name]),
        `/${SCORE.max}`,
      ),
    ),
    number(
      'Likes',
      mascots.map(({ likes }) => likes),
    ),
    ...TEXT_FIELDS.map((name) =>
      textFact(
        MASCOT_FIELDS[name].label,
        mascots.map((mascot) => (isStillActive(mascot, name) ? 'Still active' : mascot[name])),
      ),
    ),
    textFact(MASCOT_FIELDS.status.label, mascots.map(statusOf)),
  ];
}

const statusOf = ({ status }: Mascot): string => (status === 'active' ? 'Active' : 'Inactive');

const isStillActive = (mascot: Mascot, name: MascotFieldName): boolean =>
  name === 'yearRetired' && mascot.yearRetired === null && mascot.status === 'active';

function number(label: string, values: readonly number[], unit = ''): Fact {
  const most = highest(values);
  return { label, cells: values.map((value) => ({ text: value.toLocaleString('en') + unit, isMost: value === most })) };
}

const textFact = (label: string, values: readonly (string | number | null)[]): Fact => ({
  label,
  cells: values.map((value) => ({ text: value === null || value === '' ? null : String(value), isMost: false })),
});
