import type { DeskDeeds, DeskNumbers } from '@marcel/contracts';
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';

const share = ({ approved, rejected }: Pick<DeskDeeds, 'approved' | 'rejected'>): string =>
  approved + rejected === 0 ? '–' : `${Math.round((100 * approved) / (approved + rejected))} %`;

/** A length of time in the largest unit that fits, such as '3 hours'; a dash while there is none. */
const lasting = (ms: number | null): string => (ms === null ? '–' : formatDistanceStrict(0, ms));

export const NUMBERS_TEXTS = {
  loading: 'Counting...',
  loadFailed: 'Failed to load the numbers',
  nothing: 'Nothing came, and nothing was decided.',
  nothingYet: 'As soon as somebody submits a mascot, or an admin decides, it is counted here.',
  period: 'Period',
  days: (days: number) => (days === 365 ? 'The last year' : `The last ${days} days`),
  atAGlance: 'The desk at a glance',
  over: 'Submissions over time',
  table: 'Show as a table',
  asTable: 'Submissions over time, as a table',
  deeds: 'Decisions of each admin',
  people: 'Who decided',
  nobody: 'Nobody has decided anything in this time.',
  nameless: 'An admin without a name',
  reasons: 'Why submissions were rejected',
  noReasons: 'None was rejected in this time.',
  waits: ({ decisions }: DeskNumbers['waiting']) =>
    `How long they waited is told of the latest ${decisions.toLocaleString('en')} ${decisions === 1 ? 'submission' : 'submissions'} of this time whose decision stands. Days begin at midnight UTC.`,
  share,
  lasting,
} as const;
