import type { Actor } from '../../../platform/event-store/event-store.js';
import * as z from 'zod/mini';
import { MINE_KINDS } from '@marcel/contracts';
import type { Change } from '../../../platform/read-store/read-store.js';
import type { Decoded, Projection } from '../../../platform/consumers/projections/projection.js';
import { COMMENT_STREAMS, type CommentAdded, commentEvents } from '../../comments/index.js';
import { isItemEvent, isShownAfter, type ItemEvent, itemEvents, moderationStreamsOf } from '../../moderation/index.js';
import { ARTWORK_STREAMS, type ArtworkEvent, artworkEvents } from '../../studio/index.js';
import { SUBMISSION_STREAMS, submissionEvents, parseSubmissionId } from '../../submissions/index.js';
import type { SubmissionEvent } from '../../submissions/index.js';

export const OWNED_VIEW = 'owned';

export const ownerOfActor = ({ kind, id }: Actor): string | null => (kind === 'visitor' ? (id ?? null) : null);

export const OwnedDocument = z.object({
  id: z.string(),
  kind: z.enum(MINE_KINDS),
  itemId: z.int(),
  owner: z.nullable(z.string()),
  visibility: z.enum(['shown', 'waiting', 'hidden']),
  createdAt: z.string(),
});
export type OwnedDocument = z.infer<typeof OwnedDocument>;

/** Sequences of item ids: hugs and drawings share one. */
export type OwnedSeries = 'comment' | 'hug' | 'image' | 'submission';

export const ownedKey = (series: OwnedSeries, itemId: number): string => `${series}-${itemId}`;

type OwnedEvent = CommentAdded | ArtworkEvent | SubmissionEvent | ItemEvent;

export const ownedProjection: Projection<OwnedEvent> = {
  name: OWNED_VIEW,
  version: 4,
  collections: [
    {
      name: OWNED_VIEW,
      id: 'text',
      fields: { owner: 'text', kind: 'text', createdAt: 'text' },
      // SQLite would prefer its index, in which many items have the same value, to that of owners.
      withoutIndex: ['kind'],
    },
  ],
  streamPrefixes: [
    COMMENT_STREAMS,
    ...ARTWORK_STREAMS,
    SUBMISSION_STREAMS,
    moderationStreamsOf('comment'),
    moderationStreamsOf('hug'),
    moderationStreamsOf('image'),
  ],
  catalogue: { ...commentEvents, ...artworkEvents, ...submissionEvents, ...itemEvents },
  project(event) {
    if (isItemEvent(event)) return projectItemEvent(event);
    if (event.type === 'CommentAdded')
      return [putItem(event, 'comment', event.data.commentId, event.data.held === null ? 'shown' : 'waiting')];
    if (event.type === 'HugRequested') return [putItem(event, 'hug', event.data.hugId)];
    if (event.type === 'DrawingSubmitted') return [putItem(event, 'drawing', event.data.hugId)];
    if (event.type === 'ImageRequested') return [putItem(event, 'image', event.data.imageId)];
    if (event.type === 'SubmissionReceived') return [putItem(event, 'submission', event.data.submissionId)];
    if (event.type !== 'SubmitterErased') return [];
    return [removeItem('submission', parseSubmissionId(event.recorded.stream))];
  },
};

function putItem(
  { recorded: { metadata } }: Decoded<OwnedEvent>,
  kind: OwnedDocument['kind'],
  itemId: number,
  visibility: OwnedDocument['visibility'] = 'shown',
): Change {
  const id = ownedKey(kind === 'drawing' ? 'hug' : kind, itemId);
  const { actor, time: createdAt } = metadata;
  const owner = ownerOfActor(actor);
  const document: OwnedDocument = { id, kind, itemId, owner, visibility, createdAt };
  return { kind: 'put', collection: OWNED_VIEW, id, document };
}

const removeItem = (series: OwnedSeries, itemId: number): Change => ({
  kind: 'remove',
  collection: OWNED_VIEW,
  id: ownedKey(series, itemId),
});

function projectItemEvent(event: Decoded<ItemEvent>): readonly Change[] {
  const { kind, itemId } = event.data;
  if (kind === 'mascot') return [];
  if (event.type === 'ItemErased') return [removeItem(kind, itemId)];
  const visibility = visibilityAfter(event);
  const id = ownedKey(kind, itemId);
  return visibility === undefined ? [] : [{ kind: 'patch', collection: OWNED_VIEW, id, fields: { visibility } }];
}

function visibilityAfter(event: ItemEvent): OwnedDocument['visibility'] | undefined {
  if (event.type === 'ItemHeld' || (event.type === 'ItemReopened' && event.data.returnsTo === 'held')) return 'waiting';
  const isShown = isShownAfter(event);
  if (isShown === undefined) return undefined;
  return isShown ? 'shown' : 'hidden';
}
