import {
  MASCOT_DIFFERENCES,
  MASCOT_LIMITS,
  PAST_SORTS,
  SUBMISSION_DIFFERENCES,
  SUBMISSION_STATUSES,
  type MascotDifferenceKind,
  type PastSort,
  type SubmissionDifferenceKind,
  type SubmissionStatus,
} from '@marcel/contracts';
import { pageIn } from '@marcel/kit/programs';
import { readTime } from './times';

export const TABS = ['then', 'between'] as const;
export type Tab = (typeof TABS)[number];

/** What is looked at, as the address says it; what that does not name is as at first. */
export interface TimeView {
  tab: Tab;
  /** Null for now. */
  at: number | null;
  /** What it is compared with; null where nobody has chosen. */
  from: number | null;
  search: string;
  sort: PastSort;
  mascotsPage: number;
  status: SubmissionStatus | '';
  submissionsPage: number;
  mascots: MascotDifferenceKind;
  submissions: SubmissionDifferenceKind;
}

const oneOf = <Choice extends string>(choices: readonly [Choice, ...Choice[]], given: string | null): Choice =>
  choices.find((choice) => choice === given) ?? choices[0];

export const viewFromAddress = (address: URLSearchParams): TimeView => ({
  tab: oneOf(TABS, address.get('tab')),
  at: readTime(address.get('at')),
  from: readTime(address.get('from')),
  search: (address.get('search') ?? '').slice(0, MASCOT_LIMITS.shortText),
  sort: oneOf(PAST_SORTS, address.get('sort')),
  mascotsPage: pageIn(address, 'mascotsPage'),
  status: oneOf(['', ...SUBMISSION_STATUSES], address.get('status')),
  submissionsPage: pageIn(address, 'submissionsPage'),
  mascots: oneOf(MASCOT_DIFFERENCES, address.get('mascots')),
  submissions: oneOf(SUBMISSION_DIFFERENCES, address.get('submissions')),
});

export type Changes = Readonly<Record<string, string>>;

/** Pages of another time, or of other lists, begin at their first. */
const PAGES_OF: Readonly<Record<string, readonly string[]>> = {
  tab: ['mascotsPage', 'submissionsPage'],
  at: ['mascotsPage', 'submissionsPage'],
  from: ['mascotsPage', 'submissionsPage'],
  search: ['mascotsPage'],
  sort: ['mascotsPage'],
  mascots: ['mascotsPage'],
  status: ['submissionsPage'],
  submissions: ['submissionsPage'],
};

/** The address after some changes, with whatever else it said; what is empty is left out. */
export function changedAddress(address: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
    for (const page of PAGES_OF[name] ?? []) next.delete(page);
  }
  return next;
}
