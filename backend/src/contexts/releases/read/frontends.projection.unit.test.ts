import { inStream, specifyProjection } from '../../../platform/consumers/projections/projection-specification.js';
import { publishedRelease } from '../domain/fixtures/published-release.js';
import { frontendStream, type FrontendEvent } from '../domain/frontend.events.js';
import { FRONTENDS_VIEW, RELEASES_VIEW } from '../views.js';
import { frontendsProjection } from './frontends.projection.js';

const [ONE, TWO] = ['1.0.0-111111111111', '1.1.0-222222222222'] as const;
const [MONDAY, TUESDAY] = ['2026-01-05T10:00:00.000Z', '2026-01-06T10:00:00.000Z'];
const by = { kind: 'visitor' };

const given = specifyProjection(frontendsProjection);
const on = (time: string, ...events: FrontendEvent[]) => ({ ...inStream(frontendStream('studio'), ...events), time });
const published = [publishedRelease(ONE), publishedRelease(TWO)] as const;
const activated = (release: string, replaced: string | null): FrontendEvent => ({
  type: 'ReleaseActivated',
  data: { release, replaced, reason: 'The sale' },
});
const rolledBack = (from: string, to: string | null): FrontendEvent => ({
  type: 'ReleaseRolledBack',
  data: { from, to, reason: 'Empty' },
});

const studio = (revision: number, live: object | null) => ({
  id: 'studio',
  live,
  revision,
  eventId: `00000000-0000-4000-8000-${String(revision + 1).padStart(12, '0')}`,
});
const document = (revision: number) => ({
  ...published[revision]?.data,
  id: `studio@${published[revision]?.data.release}`,
  frontend: 'studio',
  publishedAt: MONDAY,
  publishedBy: by,
  published: revision,
});

it('holds what is live, since when, by whom and why', () =>
  given(on(MONDAY, ...published), on(TUESDAY, activated(ONE, null))).thenHolds(FRONTENDS_VIEW, [
    studio(2, { release: ONE, reason: 'The sale', since: TUESDAY, by }),
  ]));

it('follows rollbacks to a release, and to the build that came with the product', async () => {
  const deployed = on(MONDAY, ...published, activated(ONE, null), activated(TWO, ONE), rolledBack(TWO, ONE));
  await given(deployed).thenHolds(FRONTENDS_VIEW, [studio(4, { release: ONE, reason: 'Empty', since: MONDAY, by })]);
  await given(deployed, on(TUESDAY, rolledBack(ONE, null))).thenHolds(FRONTENDS_VIEW, [studio(5, null)]);
});

it('holds the releases that are kept', async () => {
  await given(on(MONDAY, ...published)).thenHolds(RELEASES_VIEW, [document(0), document(1)]);
  const pruned: FrontendEvent = { type: 'ReleasesPruned', data: { releases: [ONE] } };
  await given(on(MONDAY, ...published, pruned)).thenHolds(RELEASES_VIEW, [document(1)]);
});
