import type { ReleaseHistory } from '@marcel/contracts';
import { actorText, eventTitle } from '../../shared/events/event-texts';

export const PROGRAM_TEXTS = {
  listFailed: 'Failed to load the programs',
  programFailed: 'Failed to load the program',
  releasesFailed: 'Failed to load the releases',
  historyFailed: 'Failed to load the history',
  actFailed: 'Nothing was changed',
  notReleased: (frontend: string) =>
    `Nothing of ${frontend} was released. If it is a program, it runs as the product was built.`,
  nothingReleased: 'Nothing was released yet',
  asBuilt: 'Every program runs as the product was built. What a team publishes appears here by itself.',
} as const;

/** What somebody has done, as in `Already rolled back`. */
const DONE: Readonly<Record<string, string>> = {
  ReleasePublished: 'published',
  ReleaseActivated: 'deployed',
  CanaryStarted: 'tried out',
  CanaryEnded: 'ended',
  ReleaseRolledBack: 'rolled back',
  ReleasePinned: 'pinned',
  ReleaseUnpinned: 'unpinned',
  ReleaseWithdrawn: 'withdrawn',
  ReleasesPruned: 'pruned',
};

/** Tells whoever comes too late what was done meanwhile. */
export function alreadyDone(latest: ReleaseHistory[number] | undefined): { title: string; body: string } {
  if (latest === undefined) return { title: 'Already changed', body: 'Look over what is shown now.' };
  const { type, release, by } = latest;
  return {
    title: `Already ${DONE[type] ?? eventTitle(type).toLowerCase()}`,
    body: `${release ?? ''} by ${actorText(by)}. You see the present state.`,
  };
}

export const failuresText = (failures: number): string =>
  failures === 0 ? 'none in the last hour' : `${failures} in the last hour`;
