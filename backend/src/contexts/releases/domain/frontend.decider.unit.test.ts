import { RELEASE_MESSAGES } from '@marcel/contracts';
import { specify } from '../../../platform/decider/decider-specification.js';
import { frontendDecider, type FrontendCommand } from './frontend.decider.js';
import { publishedRelease } from './fixtures/published-release.js';
import type { FrontendEvent } from './frontend.events.js';

const given = specify(frontendDecider);

const [ONE, TWO, THREE] = ['1.0.0-111111111111', '1.1.0-222222222222', '1.2.0-333333333333'] as const;
const reason = 'As a test';

const published = (release: string, entry: string | null = null) => publishedRelease(release, { entry });
const publish = (release: string, entry?: string): FrontendCommand => ({
  kind: 'Publish',
  data: published(release, entry).data,
});
const activated = (release: string, replaced: string | null = null): FrontendEvent => ({
  type: 'ReleaseActivated',
  data: { release, replaced, reason: null },
});
const canary = (release: string, beside: string | null = null, share = 10): FrontendEvent => ({
  type: 'CanaryStarted',
  data: { release, share, beside, reason: null },
});
const ended = (release: string, outcome: 'promoted' | 'replaced'): FrontendEvent => ({
  type: 'CanaryEnded',
  data: { release, outcome, reason: null, figures: null },
});
const pinned = (release: string): FrontendEvent => ({ type: 'ReleasePinned', data: { release, reason } });
const withdrawn = (release: string): FrontendEvent => ({ type: 'ReleaseWithdrawn', data: { release, reason } });
const pruned = (...releases: string[]): FrontendEvent => ({ type: 'ReleasesPruned', data: { releases, reason } });
const backTo = (from: string, to: string | null): FrontendEvent => ({
  type: 'ReleaseRolledBack',
  data: { from, to, reason },
});
const deploy = (release: string): FrontendCommand => ({ kind: 'Deploy', release, reason: null });
const tryOut = (release: string, share = 10): FrontendCommand => ({
  kind: 'StartCanary',
  release,
  share,
  reason: null,
});
const promote = (release: string): FrontendCommand => ({ kind: 'Promote', release, reason: null });
const rollBack: FrontendCommand = { kind: 'RollBack', entirely: false, reason };
const rollBackEntirely: FrontendCommand = { kind: 'RollBack', entirely: true, reason };
const prune = (...releases: string[]): FrontendCommand => ({ kind: 'Prune', releases, reason });

const both = [published(ONE), published(TWO)];

describe('publishing', () => {
  it('is recorded once for each content', () => {
    given().when(publish(ONE)).then(published(ONE));
    given(published(ONE)).when(publish(ONE)).then();
    given(published(ONE)).when(publish(TWO)).then(published(TWO));
  });

  it('gives an id to one content only', () => {
    const { data } = published(ONE);
    given(published(ONE))
      .when({ kind: 'Publish', data: { ...data, hash: 'f'.repeat(64) } })
      .thenFails('conflict', RELEASE_MESSAGES.otherContent);
  });

  it('gives an address to one release for ever', () => {
    const entry = 'https://one.example.org/mf-manifest.json';
    given(published(ONE, entry)).when(publish(TWO, entry)).thenFails('conflict', RELEASE_MESSAGES.entryTaken);
    given(published(ONE, entry), pruned(ONE))
      .when(publish(TWO, entry))
      .thenFails('conflict', RELEASE_MESSAGES.entryTaken);
  });

  it('brings back what was pruned, and never what was withdrawn', () => {
    given(published(ONE), pruned(ONE)).when(publish(ONE)).then(published(ONE));
    given(published(ONE), withdrawn(ONE)).when(publish(ONE)).thenFails('conflict', RELEASE_MESSAGES.withdrawn);
  });
});

describe('a deploy', () => {
  it('takes the place of what was live', () => {
    given(...both)
      .when(deploy(ONE))
      .then(activated(ONE));
    given(...both, activated(ONE))
      .when(deploy(TWO))
      .then(activated(TWO, ONE));
    given(...both, activated(ONE))
      .when(deploy(ONE))
      .then();
  });

  it('takes only what was published, and neither withdrawn nor pruned', () => {
    given().when(deploy(ONE)).thenFails('not_found', RELEASE_MESSAGES.notFound);
    given(...both)
      .when(deploy('constructor'))
      .thenFails('not_found', RELEASE_MESSAGES.notFound);
    given(published(ONE), withdrawn(ONE)).when(deploy(ONE)).thenFails('conflict', RELEASE_MESSAGES.withdrawn);
    given(published(ONE), pruned(ONE)).when(deploy(ONE)).thenFails('conflict', RELEASE_MESSAGES.pruned);
  });

  it('ends a canary: its own is promoted, another one replaced', () => {
    given(...both, activated(ONE), canary(TWO, ONE))
      .when(deploy(TWO))
      .then(ended(TWO, 'promoted'), activated(TWO, ONE));
    given(...both, published(THREE), activated(ONE), canary(TWO, ONE))
      .when(deploy(THREE))
      .then(ended(TWO, 'replaced'), activated(THREE, ONE));
    given(...both, activated(ONE), canary(TWO, ONE))
      .when(deploy(ONE))
      .then(ended(TWO, 'replaced'));
  });
});

describe('a canary', () => {
  it('runs beside what is live, or beside what the product was built with', () => {
    given(...both, activated(ONE))
      .when(tryOut(TWO))
      .then(canary(TWO, ONE));
    given(published(ONE)).when(tryOut(ONE)).then(canary(ONE));
    given(...both, activated(ONE))
      .when(tryOut(ONE))
      .thenFails('conflict', RELEASE_MESSAGES.isLive);
  });

  it.each([0, 100, -1, 1.5, NaN])('gets no share of %d percent', (share) => {
    given(published(ONE)).when(tryOut(ONE, share)).thenFails('invalid_input', RELEASE_MESSAGES.share);
  });

  it('may get another share, and make room for another one', () => {
    given(published(ONE), canary(ONE)).when(tryOut(ONE)).then();
    given(published(ONE), canary(ONE))
      .when(tryOut(ONE, 99))
      .then(canary(ONE, null, 99));
    given(...both, canary(ONE))
      .when(tryOut(TWO))
      .then(ended(ONE, 'replaced'), canary(TWO));
  });

  it('is promoted only while it runs', () => {
    given(...both, activated(ONE), canary(TWO, ONE))
      .when(promote(TWO))
      .then(ended(TWO, 'promoted'), activated(TWO, ONE));
    given(...both, activated(ONE))
      .when(promote(TWO))
      .thenFails('conflict', RELEASE_MESSAGES.noCanary);
  });

  it('that fails is ended with the figures, unless somebody was quicker', () => {
    const figures = { canary: { visits: 40, failures: 12 }, live: { visits: 380, failures: 1 } };
    const end = { kind: 'EndCanary', release: TWO, reason, figures } as const;
    const failed = { type: 'CanaryEnded', data: { release: TWO, outcome: 'failed', reason, figures } } as const;
    given(...both, canary(TWO))
      .when(end)
      .then(failed);
    given(...both, canary(TWO), ended(TWO, 'promoted'), activated(TWO))
      .when(end)
      .then();
  });
});

describe('a roll-back', () => {
  const history = [...both, published(THREE), activated(ONE), activated(TWO, ONE), activated(THREE, TWO)];

  it('goes step by step to what was live before, in the end to what the product was built with', () => {
    given(...history)
      .when(rollBack)
      .then(backTo(THREE, TWO));
    given(...history, backTo(THREE, TWO))
      .when(rollBack)
      .then(backTo(TWO, ONE));
    given(...history, backTo(THREE, TWO), backTo(TWO, ONE))
      .when(rollBack)
      .then(backTo(ONE, null));
    given(published(ONE), activated(ONE), backTo(ONE, null))
      .when(rollBack)
      .thenFails('conflict', RELEASE_MESSAGES.nothingBefore);
  });

  it('passes over what was withdrawn or pruned', () => {
    given(...history, withdrawn(TWO))
      .when(rollBack)
      .then(backTo(THREE, ONE));
    given(...history, withdrawn(TWO), pruned(ONE))
      .when(rollBack)
      .then(backTo(THREE, null));
  });

  it('takes back a running canary first', () => {
    given(...both, activated(ONE), canary(TWO, ONE))
      .when(rollBack)
      .then({ type: 'CanaryEnded', data: { release: TWO, outcome: 'rolled_back', reason, figures: null } });
  });

  it('goes entirely to what the product was built with, and ends a canary on the way', () => {
    const ended: FrontendEvent = {
      type: 'CanaryEnded',
      data: { release: TWO, outcome: 'rolled_back', reason, figures: null },
    };
    given(...history)
      .when(rollBackEntirely)
      .then(backTo(THREE, null));
    given(...both, activated(ONE), canary(TWO, ONE))
      .when(rollBackEntirely)
      .then(ended, backTo(ONE, null));
    given(...both, canary(TWO, null))
      .when(rollBackEntirely)
      .then(ended);
    given(...history, backTo(THREE, null))
      .when(rollBackEntirely)
      .thenFails('conflict', RELEASE_MESSAGES.nothingBefore);
    given(...history, backTo(THREE, null), activated(TWO, null))
      .when(rollBack)
      .then(backTo(TWO, null));
  });

  it('may be followed by a deploy, which is rolled back to the same place', () => {
    given(...history, backTo(THREE, TWO), activated(THREE, TWO))
      .when(rollBack)
      .then(backTo(THREE, TWO));
  });
});

describe('a pin', () => {
  const live = [...both, activated(ONE)];

  it('holds what is live', () => {
    given(...live)
      .when({ kind: 'Pin', release: ONE, reason })
      .then(pinned(ONE));
    given(...live)
      .when({ kind: 'Pin', release: TWO, reason })
      .thenFails('conflict', RELEASE_MESSAGES.notLive);
    given(...live, pinned(ONE))
      .when({ kind: 'Pin', release: ONE, reason })
      .thenFails('conflict', RELEASE_MESSAGES.isPinned);
    given(...live, canary(TWO, ONE))
      .when({ kind: 'Pin', release: ONE, reason })
      .thenFails('conflict', RELEASE_MESSAGES.canaryRuns);
  });

  it.each([deploy(TWO), tryOut(TWO), rollBack, rollBackEntirely])('is in the way of $kind', (command) => {
    given(...live, pinned(ONE))
      .when(command)
      .thenFails('conflict', RELEASE_MESSAGES.pinned(ONE, reason));
  });

  it('is taken away', () => {
    given(...live, pinned(ONE))
      .when({ kind: 'Unpin', reason })
      .then({ type: 'ReleaseUnpinned', data: { release: ONE, reason } });
    given(...live, pinned(ONE), { type: 'ReleaseUnpinned', data: { release: ONE, reason } })
      .when(deploy(TWO))
      .then(activated(TWO, ONE));
    given(...live)
      .when({ kind: 'Unpin', reason })
      .thenFails('conflict', RELEASE_MESSAGES.notPinned);
  });
});

describe('what visitors get', () => {
  it('can be neither withdrawn nor pruned', () => {
    const withdraw = (release: string): FrontendCommand => ({ kind: 'Withdraw', release, reason });
    const history = [...both, activated(ONE), canary(TWO, ONE)];
    for (const command of [withdraw(ONE), prune(ONE)])
      given(...history)
        .when(command)
        .thenFails('conflict', RELEASE_MESSAGES.isLive);
    for (const command of [withdraw(TWO), prune(TWO)])
      given(...history)
        .when(command)
        .thenFails('conflict', RELEASE_MESSAGES.isCanary);
    given(...both, activated(ONE))
      .when(withdraw(TWO))
      .then(withdrawn(TWO));
    given(...both, withdrawn(TWO))
      .when(withdraw(TWO))
      .then();
  });

  it('is pruned all or nothing, and once', () => {
    given(...both, published(THREE), activated(THREE))
      .when(prune(ONE, TWO))
      .then(pruned(ONE, TWO));
    given(...both, activated(TWO))
      .when(prune(ONE, TWO))
      .thenFails('conflict', RELEASE_MESSAGES.isLive);
    given(...both, pruned(ONE))
      .when(prune(ONE, TWO))
      .then(pruned(TWO));
    given(...both, pruned(ONE))
      .when(prune(ONE))
      .then();
    given(...both)
      .when(prune(THREE))
      .thenFails('not_found');
  });
});
