import type { FrontendOverview } from '@marcel/contracts';

/** Which of the programs are listed. */
export const PROGRAM_VIEWS = ['all', 'canary', 'pinned', 'failing'] as const;
export type ProgramView = (typeof PROGRAM_VIEWS)[number];

/** Reads the view out of the page's query; what it does not know counts as not given. */
export const viewFromQuery = (query: URLSearchParams): ProgramView =>
  PROGRAM_VIEWS.find((view) => view === query.get('show')) ?? 'all';

/** Failures of the last hour, in all that visitors get of it. */
export const failuresOf = ({ standing: { live, canary } }: FrontendOverview): number =>
  live.failures + (canary?.failures ?? 0);

const SHOWN: Readonly<Record<ProgramView, (program: FrontendOverview) => boolean>> = {
  all: () => true,
  canary: ({ canary }) => canary !== null,
  pinned: ({ pinned }) => pinned !== null,
  failing: (program) => failuresOf(program) > 0,
};

export const programsIn = (view: ProgramView, programs: readonly FrontendOverview[]): FrontendOverview[] =>
  programs.filter(SHOWN[view]);
