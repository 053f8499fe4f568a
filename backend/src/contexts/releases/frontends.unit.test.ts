import { RELEASE_LIMITS, RELEASE_MESSAGES } from '@marcel/contracts';
import { specify } from '../../platform/decider/test-support/decider-specification.js';
import { publishedRelease } from './domain/fixtures/published-release.js';
import { frontendDecider, frontendStream } from './domain/frontend.js';
import type { FrontendBuild, FrontendCommand, FrontendEvent } from './domain/frontend.js';
import { inStream, specifyProjection } from '../../platform/consumers/test-support/projection-specification.js';
import { FRONTENDS_VIEW, RELEASES_VIEW, frontendsProjection } from './read/frontends.projection.js';

describe('deciding', () => {
  const given = specify(frontendDecider);

  const [ONE, TWO, THREE] = ['1.0.0-111111111111', '1.1.0-222222222222', '1.2.0-333333333333'] as const;
  const reason = 'As a test';
  const ENTRY = 'https://studio.example.org/mf-manifest.json';

  const published = (release: string, data: Parameters<typeof publishedRelease>[1] = {}) =>
    publishedRelease(release, data);
  const publish = (release: string, data = {}): FrontendCommand => ({
    kind: 'Publish',
    data: published(release, data).data,
  });
  const deploy = (release: string, others: readonly FrontendBuild[] = [], frontend = 'studio'): FrontendCommand => ({
    kind: 'Deploy',
    frontend,
    release,
    reason,
    others,
  });
  const rollBack: FrontendCommand = { kind: 'RollBack', reason };
  const activated = (release: string, replaced: string | null = null): FrontendEvent => ({
    type: 'ReleaseActivated',
    data: { release, replaced, reason },
  });
  const rolledBack = (from: string, to: string | null): FrontendEvent => ({
    type: 'ReleaseRolledBack',
    data: { from, to, reason },
  });
  const pruned = (...releases: string[]): FrontendEvent => ({ type: 'ReleasesPruned', data: { releases } });
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, number) => published(`1.0.${number}-${String(number).padStart(12, '0')}`));

  describe('publishing', () => {
    it('records each content once', () => {
      given().when(publish(ONE)).then(published(ONE));
      given(published(ONE)).when(publish(ONE)).then();
      given(published(ONE)).when(publish(TWO)).then(published(TWO));
    });

    it('accepts one content per id, and one release per address', () => {
      given(published(ONE))
        .when(publish(ONE, { hash: 'f'.repeat(64) }))
        .thenFails('conflict', RELEASE_MESSAGES.publishedWithOtherFiles);
      given(published(ONE, { entry: ENTRY }))
        .when(publish(TWO, { entry: ENTRY }))
        .thenFails('conflict', RELEASE_MESSAGES.addressTaken);
    });

    it('prunes all but the newest releases', () => {
      const releases = numbered(RELEASE_LIMITS.keptReleases);
      given(...releases)
        .when(publish(TWO))
        .then(published(TWO), pruned(releases[0]?.data.release ?? ''));
    });

    it('keeps the live release, and the one that a rollback leads to', () => {
      const [one, two, three, ...others] = numbered(RELEASE_LIMITS.keptReleases).map(({ data }) => data.release);
      given(...numbered(RELEASE_LIMITS.keptReleases), activated(one ?? ''), activated(two ?? '', one ?? ''))
        .when(publish(TWO))
        .then(published(TWO));
      expect(others).toContain(numbered(10)[9]?.data.release);
      given(...numbered(RELEASE_LIMITS.keptReleases), activated(three ?? ''), activated(two ?? '', three ?? ''))
        .when(publish(TWO))
        .then(published(TWO), pruned(one ?? ''));
    });

    it('accepts a pruned release again', () => {
      given(published(ONE), pruned(ONE)).when(publish(ONE)).then(published(ONE));
      given(published(ONE), pruned(ONE)).when(deploy(ONE)).thenFails('not_found', RELEASE_MESSAGES.notFound);
    });
  });

  describe('deploying', () => {
    it('makes a release live, once', () => {
      given(published(ONE)).when(deploy(ONE)).then(activated(ONE));
      given(published(ONE), published(TWO), activated(ONE)).when(deploy(TWO)).then(activated(TWO, ONE));
      given(published(ONE), activated(ONE)).when(deploy(ONE)).then();
      given(published(ONE)).when(deploy(TWO)).thenFails('not_found', RELEASE_MESSAGES.notFound);
    });

    const shell = (version: string, kit: string): FrontendBuild => ({
      name: 'shell 1.0.0',
      needs: { shell: null, kit: null },
      provides: { shell: version, kit },
      paths: [],
    });
    const remote = published(ONE, { needs: { shell: '^1.2.0', kit: '^2.0.0' } });

    it.each([
      ['1.2.0', '2.0.0'],
      ['1.9.0', '2.7.1'],
    ])('accepts a remote that fits the interface %s and the kit %s of the shell', (version, kit) =>
      given(remote)
        .when(deploy(ONE, [shell(version, kit)]))
        .then(activated(ONE)),
    );

    it.each([
      ['1.1.0', '2.0.0', `studio ${ONE} needs the shell interface ^1.2.0, but shell 1.0.0 has 1.1.0.`],
      ['1.2.0', '3.0.0', `studio ${ONE} needs the kit ^2.0.0, but shell 1.0.0 has 3.0.0.`],
    ])('rejects a remote beside a shell with the interface %s and the kit %s', (version, kit, message) =>
      given(remote)
        .when(deploy(ONE, [shell(version, kit)]))
        .thenFails('conflict', message),
    );

    it('rejects a shell that a live remote does not fit', () => {
      const studio = { name: 'studio 1.0.0', needs: { shell: '^1.0.0', kit: null }, provides: null, paths: [] };
      given(published(TWO, { provides: { shell: '2.0.0', kit: '1.0.0' } }))
        .when(deploy(TWO, [studio], 'shell'))
        .thenFails('conflict', `studio 1.0.0 needs the shell interface ^1.0.0, but shell ${TWO} has 2.0.0.`);
    });
  });

  describe('rolling back', () => {
    const all = [published(ONE), published(TWO), published(THREE)];

    it('rolls back step by step, finally to the build that came with the product', () => {
      const deployed = [...all, activated(ONE), activated(TWO, ONE)];
      given(...deployed)
        .when(rollBack)
        .then(rolledBack(TWO, ONE));
      given(...deployed, rolledBack(TWO, ONE))
        .when(rollBack)
        .then(rolledBack(ONE, null));
      given(...deployed, rolledBack(TWO, ONE), rolledBack(ONE, null))
        .when(rollBack)
        .thenFails('conflict', RELEASE_MESSAGES.notDeployed);
    });

    it('skips releases that were rolled back before', () =>
      given(...all, activated(ONE), activated(TWO, ONE), rolledBack(TWO, ONE), activated(THREE, ONE))
        .when(rollBack)
        .then(rolledBack(THREE, ONE)));

    it('skips pruned releases', () =>
      given(...all, activated(ONE), activated(TWO, ONE), activated(THREE, TWO), pruned(TWO))
        .when(rollBack)
        .then(rolledBack(THREE, ONE)));
  });
});

describe('projecting', () => {
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
    publishedRevision: revision,
    state: 'published',
  });

  it('records which release is live, since when, by whom and why', () =>
    given(on(MONDAY, ...published), on(TUESDAY, activated(ONE, null))).thenHolds(FRONTENDS_VIEW, [
      studio(2, { release: ONE, reason: 'The sale', since: TUESDAY, by }),
    ]));

  it('follows rollbacks to a release, and to the build that came with the product', async () => {
    const deployed = on(MONDAY, ...published, activated(ONE, null), activated(TWO, ONE), rolledBack(TWO, ONE));
    await given(deployed).thenHolds(FRONTENDS_VIEW, [studio(4, { release: ONE, reason: 'Empty', since: MONDAY, by })]);
    await given(deployed, on(TUESDAY, rolledBack(ONE, null))).thenHolds(FRONTENDS_VIEW, [studio(5, null)]);
  });

  it('records that a release is deployed again after a rollback to it', () =>
    given(
      on(MONDAY, ...published, activated(ONE, null), activated(TWO, ONE), activated(ONE, TWO)),
      on(TUESDAY, rolledBack(ONE, TWO), rolledBack(TWO, ONE)),
    ).thenHolds(RELEASES_VIEW, [
      { ...document(0), state: 'deployed' },
      { ...document(1), state: 'withdrawn' },
    ]));

  it('records which releases are deployed and not rolled back', () =>
    given(on(MONDAY, ...published, activated(ONE, null), activated(TWO, ONE), rolledBack(TWO, ONE))).thenHolds(
      RELEASES_VIEW,
      [
        { ...document(0), state: 'deployed' },
        { ...document(1), state: 'withdrawn' },
      ],
    ));

  it('records the kept releases', async () => {
    await given(on(MONDAY, ...published)).thenHolds(RELEASES_VIEW, [document(0), document(1)]);
    const pruned: FrontendEvent = { type: 'ReleasesPruned', data: { releases: [ONE] } };
    await given(on(MONDAY, ...published, pruned)).thenHolds(RELEASES_VIEW, [document(1)]);
  });
});
