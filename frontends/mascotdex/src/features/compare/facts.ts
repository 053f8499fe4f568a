import { MASCOT_FIELDS, SCORE, type Mascot, type MascotFieldName } from '@marcel/contracts';
import { SCORE_LABELS } from '../../shared/scores/score-labels';
import { COMPARE_TEXTS } from './texts';
import { highest, type Drawn } from './contenders';

export interface Cell {
  text: string | null;
  isMost: boolean;
}

export interface Fact {
  label: string;
  cells: Cell[];
}

const TOLD = [
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
    ...TOLD.map((name) =>
      told(
        MASCOT_FIELDS[name].label,
        mascots.map((mascot) => (isStillActive(mascot, name) ? COMPARE_TEXTS.stillActive : mascot[name])),
      ),
    ),
    told(MASCOT_FIELDS.status.label, mascots.map(statusOf)),
  ];
}

const statusOf = ({ status }: Mascot): string => (status === 'active' ? 'Active' : 'Inactive');

const isStillActive = (mascot: Mascot, name: MascotFieldName): boolean =>
  name === 'yearRetired' && mascot.yearRetired === null && mascot.status === 'active';

function number(label: string, values: readonly number[], unit = ''): Fact {
  const most = highest(values);
  return { label, cells: values.map((value) => ({ text: value.toLocaleString('en') + unit, isMost: value === most })) };
}

const told = (label: string, values: readonly (string | number | null)[]): Fact => ({
  label,
  cells: values.map((value) => ({ text: value === null || value === '' ? null : String(value), isMost: false })),
});
