import { RELEASE_LIMITS, RELEASE_MESSAGES } from '@marcel/contracts';
import { aggregate } from '../../../platform/decider/aggregate.js';
import type { Decider } from '../../../platform/decider/decider.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import {
  frontendEvents,
  frontendStream,
  type CanaryEnded,
  type FrontendEvent,
  type ReleasePublished,
} from './frontend.events.js';
import { evolveFrontend, FrontendState, initialFrontend } from './frontend.state.js';
import { rollBackOf } from './roll-back.js';

type Why = { readonly reason: string | null };
type Reasoned = { readonly reason: string };
type Named = { readonly release: string };

export type FrontendCommand =
  | { readonly kind: 'Publish'; readonly data: ReleasePublished['data'] }
  | ({ readonly kind: 'Deploy' | 'Promote' } & Named & Why)
  | ({ readonly kind: 'StartCanary'; readonly share: number } & Named & Why)
  | ({ readonly kind: 'EndCanary'; readonly figures: CanaryEnded['data']['figures'] } & Named & Reasoned)
  /** One step, or entirely: to what the product was built with. */
  | ({ readonly kind: 'RollBack'; readonly entirely: boolean } & Reasoned)
  | ({ readonly kind: 'Unpin' } & Reasoned)
  | ({ readonly kind: 'Pin' | 'Withdraw' } & Named & Reasoned)
  | ({ readonly kind: 'Prune'; readonly releases: readonly string[] } & Reasoned);

export const frontendDecider: Decider<FrontendCommand, FrontendEvent, FrontendState> = {
  initialState: initialFrontend,
  evolve: evolveFrontend,
  decide(command, state) {
    switch (command.kind) {
      case 'Publish':
        return publish(command.data, state);
      case 'Deploy':
        return deploy(command, state);
      case 'StartCanary':
        return startCanary(command, state);
      case 'Promote':
        if (state.canary?.release !== command.release) throw refusal(RELEASE_MESSAGES.noCanary);
        return deploy(command, state);
      case 'EndCanary':
        // It may have been promoted or replaced since somebody set out to end it.
        if (state.canary?.release !== command.release) return [];
        return [canaryEnded(command.release, 'failed', command.reason, command.figures)];
      case 'RollBack':
        return command.entirely ? rollBackEntirely(command.reason, state) : rollBack(command.reason, state);
      case 'Pin':
        return pin(command, state);
      case 'Unpin':
        if (state.live === null || state.pinned === null) throw refusal(RELEASE_MESSAGES.notPinned);
        return [{ type: 'ReleaseUnpinned', data: { release: state.live, reason: command.reason } }];
      case 'Withdraw':
        if (requireKnown(command.release, state).status !== 'published') return [];
        requireUnused(command.release, state);
        return [{ type: 'ReleaseWithdrawn', data: { release: command.release, reason: command.reason } }];
      case 'Prune':
        return prune(command, state);
    }
  },
};

export const frontends = aggregate({
  stream: frontendStream,
  catalogue: frontendEvents,
  decider: frontendDecider,
  versioned: true,
  snapshots: { version: 1, schema: FrontendState },
});

function publish(data: ReleasePublished['data'], { releases }: FrontendState): FrontendEvent[] {
  const known = releases[data.release];
  const isTaken = Object.entries(releases).some(
    ([release, { entry }]) => entry !== null && entry === data.entry && release !== data.release,
  );
  if (isTaken) throw refusal(RELEASE_MESSAGES.entryTaken);
  if (known !== undefined && (known.hash !== data.hash || known.entry !== data.entry))
    throw refusal(RELEASE_MESSAGES.otherContent);
  if (known?.status === 'withdrawn') throw refusal(RELEASE_MESSAGES.withdrawn);
  return known?.status === 'published' ? [] : [{ type: 'ReleasePublished', data }];
}

function deploy({ kind, release, reason }: { kind: 'Deploy' | 'Promote' } & Named & Why, state: FrontendState) {
  requireDeployable(release, state);
  const { canary, live } = state;
  const isPromoted = kind === 'Promote' || canary?.release === release;
  const events: FrontendEvent[] =
    canary === null ? [] : [canaryEnded(canary.release, isPromoted ? 'promoted' : 'replaced', reason)];
  if (live === release) return events;
  return [...events, { type: 'ReleaseActivated' as const, data: { release, replaced: live, reason } }];
}

function startCanary({ release, share, reason }: { share: number } & Named & Why, state: FrontendState) {
  const { shareMin, shareMax } = RELEASE_LIMITS;
  if (!Number.isInteger(share) || share < shareMin || share > shareMax)
    throw DomainError.fields([{ path: 'share', message: RELEASE_MESSAGES.share }]);
  requireDeployable(release, state);
  const { canary, live } = state;
  if (live === release) throw refusal(RELEASE_MESSAGES.isLive);
  if (canary?.release === release && canary.share === share) return [];
  const replaced =
    canary === null || canary.release === release ? [] : [canaryEnded(canary.release, 'replaced', reason)];
  return [...replaced, { type: 'CanaryStarted' as const, data: { release, share, beside: live, reason } }];
}

function rollBack(reason: string, state: FrontendState): FrontendEvent[] {
  const step = rollBackOf(state);
  if (step !== undefined && 'ends' in step) return [canaryEnded(step.ends, 'rolled_back', reason)];
  requireUnpinned(state);
  if (step === undefined) throw refusal(RELEASE_MESSAGES.nothingBefore);
  return [{ type: 'ReleaseRolledBack', data: { ...step, reason } }];
}

function rollBackEntirely(reason: string, state: FrontendState): FrontendEvent[] {
  const { canary, live } = state;
  requireUnpinned(state);
  const ended = canary === null ? [] : [canaryEnded(canary.release, 'rolled_back', reason)];
  if (live === null && canary === null) throw refusal(RELEASE_MESSAGES.nothingBefore);
  if (live === null) return ended;
  return [...ended, { type: 'ReleaseRolledBack', data: { from: live, to: null, reason } }];
}

function pin({ release, reason }: Named & Reasoned, state: FrontendState): FrontendEvent[] {
  requireKnown(release, state);
  if (state.live !== release) throw refusal(RELEASE_MESSAGES.notLive);
  if (state.pinned !== null) throw refusal(RELEASE_MESSAGES.isPinned);
  if (state.canary !== null) throw refusal(RELEASE_MESSAGES.canaryRuns);
  return [{ type: 'ReleasePinned', data: { release, reason } }];
}

function prune(
  { releases, reason }: { releases: readonly string[] } & Reasoned,
  state: FrontendState,
): FrontendEvent[] {
  const kept = releases.filter((release) => requireKnown(release, state).status !== 'pruned');
  for (const release of kept) requireUnused(release, state);
  return kept.length === 0 ? [] : [{ type: 'ReleasesPruned', data: { releases: kept, reason } }];
}

function requireKnown(release: string, { releases }: FrontendState) {
  const known = Object.hasOwn(releases, release) ? releases[release] : undefined;
  if (known === undefined) throw new DomainError('not_found', RELEASE_MESSAGES.notFound);
  return known;
}

function requireDeployable(release: string, state: FrontendState): void {
  const { status } = requireKnown(release, state);
  if (status !== 'published') throw refusal(RELEASE_MESSAGES[status]);
  if (state.live !== release) requireUnpinned(state);
}

function requireUnpinned({ live, pinned }: FrontendState): void {
  if (live !== null && pinned !== null) throw refusal(RELEASE_MESSAGES.pinned(live, pinned));
}

function requireUnused(release: string, { live, canary }: FrontendState): void {
  if (live === release) throw refusal(RELEASE_MESSAGES.isLive);
  if (canary?.release === release) throw refusal(RELEASE_MESSAGES.isCanary);
}

const canaryEnded = (
  release: string,
  outcome: CanaryEnded['data']['outcome'],
  reason: string | null,
  figures: CanaryEnded['data']['figures'] = null,
): CanaryEnded => ({ type: 'CanaryEnded', data: { release, outcome, reason, figures } });

const refusal = (message: string) => new DomainError('conflict', message);
