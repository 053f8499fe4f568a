import type { Occurrence } from '../../../platform/event-store/occurrence.js';
import { unknownEvent } from '../../../platform/decider/decider.js';
import { frontendOf, type FrontendEvent } from '../domain/frontend.events.js';
import type { HistoryDocument } from './frontends.collections.js';

type Told = Pick<HistoryDocument, 'release' | 'reason'> &
  Partial<Pick<HistoryDocument, 'live' | 'share' | 'outcome' | 'figures'>>;

/** What an event tells in the history of its frontend. */
export function historyEntry(event: Occurrence<FrontendEvent>): HistoryDocument {
  const { stream, revision, metadata } = event.recorded;
  const frontend = frontendOf(stream);
  const { live, ...told } = toldBy(event);
  return {
    id: `${frontend}@${revision}`,
    frontend,
    revision,
    at: Date.parse(metadata.time),
    turn: live === undefined ? 0 : 1,
    type: event.type,
    time: metadata.time,
    by: metadata.actor,
    share: null,
    outcome: null,
    figures: null,
    ...told,
    ...(live !== undefined && { live }),
  };
}

function toldBy(event: FrontendEvent): Told {
  switch (event.type) {
    case 'ReleasePublished':
      return { release: event.data.release, reason: null };
    case 'ReleaseActivated':
      return { release: event.data.release, reason: event.data.reason, live: event.data.release };
    case 'CanaryStarted':
      return { release: event.data.release, reason: event.data.reason, share: event.data.share };
    case 'CanaryEnded':
      return event.data;
    case 'ReleaseRolledBack':
      return { release: event.data.from, reason: event.data.reason, live: event.data.to };
    case 'ReleasePinned':
    case 'ReleaseUnpinned':
    case 'ReleaseWithdrawn':
      return event.data;
    case 'ReleasesPruned':
      return { release: event.data.releases.join(', '), reason: event.data.reason };
    default:
      return unknownEvent(event);
  }
}
