import type { Change, CollectionDefinition } from '../../../../platform/read-store/read-store.js';
import type { Decoded, Projection } from '../../../../platform/consumers/projections/projection.js';
import { itemEvents, moderationStreamsOf, type ItemEvent } from '../../../moderation/index.js';
import { likeEvents, LIKE_STREAMS, type MascotLiked } from '../../domain/like.js';
import { mascotEvents, parseMascotId, MASCOT_STREAMS } from '../../domain/mascot.events.js';
import type { MascotEvent, MascotProfile } from '../../domain/mascot.events.js';
import { ERASED_MASCOTS_VIEW, LIKE_DAYS_VIEW, MASCOT_STATES_VIEW, PAST_VIEW } from '../../views.js';
import { toDay, hashTexts, mascotStatesCollection, type MascotState } from './mascot-states.js';

type Fields = Partial<MascotProfile> & { readonly imageUrl?: string | null };

const [MAX_DAYS, MAX_REVISIONS] = [100_000, 2 ** 22];

const likeDaysCollection: CollectionDefinition = {
  name: LIKE_DAYS_VIEW,
  id: 'number',
  fields: { mascotId: 'number', day: 'number', likes: 'number' },
  columns: ['mascotId', 'day', 'likes'],
};

const erasedMascotsCollection: CollectionDefinition = { name: ERASED_MASCOTS_VIEW, id: 'number', fields: {} };

export const pastProjection: Projection<MascotEvent | MascotLiked | ItemEvent> = {
  name: PAST_VIEW,
  version: 4,
  collections: [mascotStatesCollection, likeDaysCollection, erasedMascotsCollection],
  streamPrefixes: [MASCOT_STREAMS, LIKE_STREAMS, moderationStreamsOf('mascot')],
  catalogue: { ...mascotEvents, ...likeEvents, ...itemEvents },
  project(event) {
    const { type } = event;
    if (type === 'MascotPublished' || type === 'MascotRestored')
      return [putState(event, true, { ...event.data.profile, imageUrl: event.data.imageUrl })];
    if (type === 'MascotEdited' || type === 'MascotEditReverted') return [putState(event, true, event.data.changes)];
    if (type === 'MascotImageChanged') return [putState(event, true, { imageUrl: event.data.imageUrl })];
    if (type === 'MascotWithdrawn' || type === 'MascotDeleted') return [putState(event, false, {})];
    // Missed likes, which are counted together, were counted one by one as well.
    if (type === 'MascotLiked') return [countLike(event)];
    if (type !== 'ItemErased') return [];
    const { itemId: id } = event.data;
    return [{ kind: 'put', collection: ERASED_MASCOTS_VIEW, id, document: { id } }];
  },
};

function putState({ type, recorded }: Decoded<MascotEvent>, isShown: boolean, fields: Fields): Change {
  const { stream, revision, metadata } = recorded;
  const { contributor: _, visualDesc, facts, historyOverview, sourceUrl, imageUrl, ...values } = fields;
  const mascotId = parseMascotId(stream);
  const document: MascotState = {
    mascotId,
    changedOn: type === 'MascotPublished' ? null : toDay(metadata.time),
    time: metadata.time,
    isShown,
    values,
    hashes: hashTexts({ visualDesc, facts, historyOverview, sourceUrl, imageUrl }),
  };
  return { kind: 'put', collection: MASCOT_STATES_VIEW, id: mascotId * MAX_REVISIONS + revision, document };
}

function countLike({ data, recorded }: Decoded<MascotLiked>): Change {
  const { mascotId } = data;
  const day = toDay(recorded.metadata.time);
  const target = { collection: LIKE_DAYS_VIEW, id: mascotId * MAX_DAYS + day };
  return { kind: 'increment', ...target, by: { likes: 1 }, initial: { mascotId, day, likes: 0 } };
}
