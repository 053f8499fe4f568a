import * as z from 'zod/mini';
import { unknownEvent } from '../../../platform/decider/decider.js';
import type { FrontendEvent } from './frontend.events.js';

const KnownRelease = z.object({
  hash: z.string(),
  entry: z.nullable(z.string()),
  status: z.enum(['published', 'withdrawn', 'pruned']),
});

export const FrontendState = z.readonly(
  z.object({
    releases: z.record(z.string(), KnownRelease),
    /** Null while it is what the product was built with. */
    live: z.nullable(z.string()),
    /** What was live before, newest last; a roll-back takes from it. */
    before: z.array(z.nullable(z.string())),
    canary: z.nullable(z.object({ release: z.string(), share: z.int() })),
    /** Why what is live stays so. */
    pinned: z.nullable(z.string()),
  }),
);
export type FrontendState = z.infer<typeof FrontendState>;

export const initialFrontend: FrontendState = { releases: {}, live: null, before: [], canary: null, pinned: null };

/** Steps that can be rolled back, one after the other. */
const MOST_STEPS = 20;

export function evolveFrontend(state: FrontendState, event: FrontendEvent): FrontendState {
  switch (event.type) {
    case 'ReleasePublished': {
      const { release, hash, entry } = event.data;
      return { ...state, releases: { ...state.releases, [release]: { hash, entry, status: 'published' } } };
    }
    case 'ReleaseActivated':
      return {
        ...state,
        live: event.data.release,
        before: [...state.before, event.data.replaced].slice(-MOST_STEPS),
      };
    case 'CanaryStarted':
      return { ...state, canary: { release: event.data.release, share: event.data.share } };
    case 'CanaryEnded':
      return { ...state, canary: null };
    case 'ReleaseRolledBack': {
      const { to } = event.data;
      return { ...state, live: to, before: state.before.slice(0, Math.max(0, state.before.lastIndexOf(to))) };
    }
    case 'ReleasePinned':
      return { ...state, pinned: event.data.reason };
    case 'ReleaseUnpinned':
      return { ...state, pinned: null };
    case 'ReleaseWithdrawn':
      return withStatus(state, [event.data.release], 'withdrawn');
    case 'ReleasesPruned':
      return withStatus(state, event.data.releases, 'pruned');
    default:
      return unknownEvent(event);
  }
}

function withStatus(state: FrontendState, named: readonly string[], status: 'withdrawn' | 'pruned'): FrontendState {
  const releases = Object.entries(state.releases).map(
    ([release, known]) => [release, named.includes(release) ? { ...known, status } : known] as const,
  );
  return { ...state, releases: Object.fromEntries(releases) };
}
