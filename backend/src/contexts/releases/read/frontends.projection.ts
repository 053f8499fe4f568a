import type { Occurrence, Projection } from '../../../platform/consumers/projections/projection.js';
import { unknownEvent } from '../../../platform/decider/decider.js';
import type { Change } from '../../../platform/read-store/change.js';
import {
  FRONTEND_STREAMS,
  frontendEvents,
  frontendOf,
  type FrontendEvent,
  type ReleasePublished,
} from '../domain/frontend.events.js';
import { FRONTENDS_VIEW, RELEASE_FILES_VIEW, RELEASE_HISTORY_VIEW, releaseKey, RELEASES_VIEW } from '../views.js';
import {
  frontendCollections,
  type FrontendDocument,
  type ReleaseDocument,
  type ReleaseFilesDocument,
} from './frontends.collections.js';
import { historyEntry } from './history-entry.js';

/** What there is of each frontend, what visitors get of it, and what has happened. */
export const frontendsProjection: Projection<FrontendEvent> = {
  name: FRONTENDS_VIEW,
  version: 2,
  collections: frontendCollections,
  streamPrefixes: [FRONTEND_STREAMS],
  catalogue: frontendEvents,
  project(event) {
    const entry = historyEntry(event);
    return [...changesOf(event), { kind: 'put', collection: RELEASE_HISTORY_VIEW, id: entry.id, document: entry }];
  },
};

function changesOf(event: Occurrence<FrontendEvent>): Change[] {
  const { time: since, actor: by } = event.recorded.metadata;
  switch (event.type) {
    case 'ReleasePublished':
      return published(event);
    case 'ReleaseActivated': {
      const { release, reason } = event.data;
      return [frontend(event, { live: { release, reason, since, by } })];
    }
    case 'CanaryStarted': {
      const { release, share, reason } = event.data;
      return [frontend(event, { canary: { release, share, reason, since, by } })];
    }
    case 'CanaryEnded':
      return [frontend(event, { canary: null })];
    case 'ReleaseRolledBack': {
      const { to, reason } = event.data;
      return [frontend(event, { live: to === null ? null : { release: to, reason, since, by } })];
    }
    case 'ReleasePinned':
      return [frontend(event, { pinned: { ...event.data, since, by } })];
    case 'ReleaseUnpinned':
      return [frontend(event, { pinned: null })];
    case 'ReleaseWithdrawn':
      return [frontend(event, {}), release(event, event.data.release, 'withdrawn')];
    case 'ReleasesPruned':
      return [
        frontend(event, {}),
        ...event.data.releases.flatMap((pruned): Change[] => [
          release(event, pruned, 'pruned'),
          { kind: 'remove', collection: RELEASE_FILES_VIEW, id: keyOf(event, pruned) },
        ]),
      ];
    default:
      return unknownEvent(event);
  }
}

/** A frontend's stream begins with its first release. */
function published(event: Occurrence<ReleasePublished>): Change[] {
  const { recorded, data } = event;
  const { time: publishedAt, actor: publishedBy } = recorded.metadata;
  const { files, ...told } = data;
  const [id, name] = [keyOf(event, data.release), frontendOf(recorded.stream)];
  const document: ReleaseDocument = {
    ...told,
    id,
    frontend: name,
    status: 'published',
    publishedAt,
    publishedBy,
    published: Date.parse(publishedAt),
    ...sizeOf(data),
  };
  const kept: ReleaseFilesDocument = { id, frontend: name, files };
  return [
    recorded.revision === 0 ? begun(event, name) : frontend(event, {}),
    { kind: 'put', collection: RELEASES_VIEW, id, document },
    { kind: 'put', collection: RELEASE_FILES_VIEW, id, document: kept },
  ];
}

/** Of one that its team serves itself only the description lies here. */
function sizeOf({ entry, files }: ReleasePublished['data']): { bytes: number; files: number } {
  if (entry !== null) return { bytes: 0, files: 0 };
  return { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files: files.length };
}

function begun({ recorded }: Occurrence<FrontendEvent>, id: string): Change {
  const { revision, id: eventId } = recorded;
  const document: FrontendDocument = { id, live: null, canary: null, pinned: null, revision, eventId };
  return { kind: 'put', collection: FRONTENDS_VIEW, id, document };
}

function frontend({ recorded }: Occurrence<FrontendEvent>, fields: Partial<FrontendDocument>): Change {
  const { stream, revision, id: eventId } = recorded;
  return {
    kind: 'patch',
    collection: FRONTENDS_VIEW,
    id: frontendOf(stream),
    fields: { ...fields, revision, eventId },
  };
}

const release = (event: Occurrence<FrontendEvent>, name: string, status: ReleaseDocument['status']): Change => ({
  kind: 'patch',
  collection: RELEASES_VIEW,
  id: keyOf(event, name),
  fields: { status },
});

const keyOf = ({ recorded }: Occurrence<FrontendEvent>, name: string): string =>
  releaseKey(frontendOf(recorded.stream), name);
