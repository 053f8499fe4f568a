import { inStream, specifyProjection } from '../../../platform/consumers/projections/projection-specification.js';
import { publishedRelease } from '../domain/fixtures/published-release.js';
import { frontendStream, type FrontendEvent } from '../domain/frontend.events.js';
import { FRONTENDS_VIEW, RELEASE_FILES_VIEW, RELEASE_HISTORY_VIEW, RELEASES_VIEW } from '../views.js';
import { frontendsProjection } from './frontends.projection.js';

const [ONE, TWO] = ['1.0.0-111111111111', '1.1.0-222222222222'] as const;
const [MONDAY, TUESDAY] = ['2026-01-05T10:00:00.000Z', '2026-01-06T10:00:00.000Z'];
const by = { kind: 'visitor' };
const file = { path: 'mf-manifest.json', blob: 'a'.repeat(64), bytes: 12 };

const given = specifyProjection(frontendsProjection);
const on = (time: string, ...events: FrontendEvent[]) => ({ ...inStream(frontendStream('studio'), ...events), time });
const published = [publishedRelease(ONE, { files: [file] }), publishedRelease(TWO)] as const;
const activated: FrontendEvent = {
  type: 'ReleaseActivated',
  data: { release: ONE, replaced: null, reason: 'The sale' },
};
const canary: FrontendEvent = {
  type: 'CanaryStarted',
  data: { release: TWO, share: 10, beside: ONE, reason: null },
};
const ended: FrontendEvent = {
  type: 'CanaryEnded',
  data: { release: TWO, outcome: 'rolled_back', reason: 'It is empty', figures: null },
};
const backToNothing: FrontendEvent = { type: 'ReleaseRolledBack', data: { from: ONE, to: null, reason: 'Empty' } };

const shown = (revision: number) => ({
  revision,
  eventId: `00000000-0000-4000-8000-${String(revision + 1).padStart(12, '0')}`,
});

describe('a frontend', () => {
  const frontend = { id: 'studio', live: null, canary: null, pinned: null };

  it('shows nothing of a release that was only published', () =>
    given(on(MONDAY, ...published)).thenHolds(FRONTENDS_VIEW, [{ ...frontend, ...shown(1) }]));

  it('shows since when, by whom and why something is live, tried out or pinned', () =>
    given(
      on(MONDAY, ...published, activated),
      on(TUESDAY, { type: 'ReleasePinned', data: { release: ONE, reason: 'The sale' } }, canary),
    ).thenHolds(FRONTENDS_VIEW, [
      {
        id: 'studio',
        live: { release: ONE, reason: 'The sale', since: MONDAY, by },
        canary: { release: TWO, share: 10, reason: null, since: TUESDAY, by },
        pinned: { release: ONE, reason: 'The sale', since: TUESDAY, by },
        ...shown(4),
      },
    ]));

  it('shows nothing more of what was taken back', () =>
    given(on(MONDAY, ...published, activated, canary, ended, backToNothing)).thenHolds(FRONTENDS_VIEW, [
      { ...frontend, ...shown(5) },
    ]));
});

describe('a release', () => {
  const gone: FrontendEvent = { type: 'ReleasesPruned', data: { releases: [ONE], reason: 'Old' } };

  it('tells its size, and whether it can still be had', () => {
    const { files, ...told } = publishedRelease(ONE, { files: [file] }).data;
    return given(on(MONDAY, publishedRelease(ONE, { files }), gone)).thenHolds(RELEASES_VIEW, [
      {
        ...told,
        id: `studio@${ONE}`,
        frontend: 'studio',
        status: 'pruned',
        publishedAt: MONDAY,
        publishedBy: by,
        published: Date.parse(MONDAY),
        bytes: 12,
        files: 1,
      },
    ]);
  });

  it('has its files until it is pruned', async () => {
    await given(on(MONDAY, published[0])).thenHolds(RELEASE_FILES_VIEW, [
      { id: `studio@${ONE}`, frontend: 'studio', files: [file] },
    ]);
    await given(on(MONDAY, published[0], gone)).thenHolds(RELEASE_FILES_VIEW, []);
  });
});

it('the history tells each step, and what was live from then on', () => {
  const entry = { frontend: 'studio', by, time: MONDAY, at: Date.parse(MONDAY) };
  const none = { reason: null, share: null, outcome: null, figures: null };
  return given(on(MONDAY, published[0], activated, canary, ended, backToNothing)).thenHolds(RELEASE_HISTORY_VIEW, [
    { ...entry, ...none, id: 'studio@0', revision: 0, turn: 0, type: 'ReleasePublished', release: ONE },
    {
      ...entry,
      ...none,
      id: 'studio@1',
      revision: 1,
      turn: 1,
      type: 'ReleaseActivated',
      release: ONE,
      live: ONE,
      reason: 'The sale',
    },
    { ...entry, ...none, id: 'studio@2', revision: 2, turn: 0, type: 'CanaryStarted', release: TWO, share: 10 },
    {
      ...entry,
      ...none,
      id: 'studio@3',
      revision: 3,
      turn: 0,
      type: 'CanaryEnded',
      release: TWO,
      outcome: 'rolled_back',
      reason: 'It is empty',
    },
    {
      ...entry,
      ...none,
      id: 'studio@4',
      revision: 4,
      turn: 1,
      type: 'ReleaseRolledBack',
      release: ONE,
      reason: 'Empty',
      live: null,
    },
  ]);
});
