import type { FrontendReport } from '@marcel/contracts';
import { actsOnFrontend, actsOnRelease } from './acts';

const turn = (release: string) => ({
  release,
  since: '2026-01-05T10:00:00.000Z',
  by: { kind: 'admin' as const },
  reason: null,
});
const studio = (parts: Partial<FrontendReport>): FrontendReport => ({
  name: 'studio',
  live: null,
  canary: null,
  pinned: null,
  ...parts,
});
const live = turn('1.0.0-111111111111');
const canary = { ...turn('2.0.0-222222222222'), share: 10 };
const pinned = { ...live, reason: 'The sale' };

it.each([
  ['is what the product was built with', {}, []],
  ['has a release', { live }, ['rollBack', 'pin']],
  ['tries one out', { live, canary }, ['promote', 'rollBack']],
  ['is pinned', { live, pinned }, ['unpin']],
])('offers of a frontend that %s what the server takes', (_, parts, kinds) =>
  expect(actsOnFrontend(studio(parts)).map(({ kind }) => kind)).toEqual(kinds),
);

it.each([
  ['is live', { live }, { release: live.release, status: 'published' as const }, []],
  ['is tried out', { live, canary }, { release: canary.release, status: 'published' as const }, []],
  ['was withdrawn', { live }, { release: '3', status: 'withdrawn' as const }, []],
  ['was pruned', { live }, { release: '3', status: 'pruned' as const }, []],
  ['lies there', { live, canary }, { release: '3', status: 'published' as const }, ['deploy', 'tryOut', 'withdraw']],
  ['lies beside a pinned one', { live, pinned }, { release: '3', status: 'published' as const }, ['withdraw']],
])('offers of a release that %s what the server takes', (_, parts, release, kinds) =>
  expect(actsOnRelease(studio(parts), release).map(({ kind }) => kind)).toEqual(kinds),
);
