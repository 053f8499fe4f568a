import { unknownEvent } from '../../../../platform/decider/decider.js';
import type { Occurrence, Projection } from '../../../../platform/consumers/projections/projection.js';
import type { Change } from '../../../../platform/read-store/change.js';
import { commentEvents, COMMENT_STREAMS, type CommentAdded } from '../../../comments/index.js';
import {
  isShownAfter,
  isJudgement,
  itemEvents,
  moderationStreamsOf,
  type ItemEvent,
} from '../../../moderation/index.js';
import { artworkEvents, ARTWORK_STREAMS, type ArtworkEvent } from '../../../studio/index.js';
import {
  submissionEvents,
  submissionOf,
  SUBMISSION_STREAMS,
  type SubmissionEvent,
} from '../../../submissions/index.js';
import { OWNED_VIEW } from '../../views.js';
import { makerOf } from '../../maker-of.js';
import { ownedCollection, ownedKey, type OwnedDocument, type OwnedSeries } from './owned.collection.js';

type OwnedEvent = CommentAdded | ArtworkEvent | SubmissionEvent | ItemEvent;

/** Whose everything is that visitors make, until it is taken back. What it says and shows lies with those who know its kind. */
export const ownedProjection: Projection<OwnedEvent> = {
  name: OWNED_VIEW,
  version: 1,
  collections: [ownedCollection],
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
    if (isJudgement(event)) return judged(event);
    switch (event.type) {
      case 'CommentAdded':
        return [made(event, 'comment', event.data.commentId, event.data.held === null ? 'shown' : 'waiting')];
      case 'HugRequested':
        return [made(event, 'hug', event.data.hugId)];
      case 'DrawingSubmitted':
        return [made(event, 'drawing', event.data.hugId)];
      case 'ImageRequested':
        return [made(event, 'image', event.data.imageId)];
      case 'SubmissionReceived':
        return [made(event, 'submission', event.data.submissionId)];
      case 'SubmitterErased':
        return [gone('submission', submissionOf(event.recorded.stream))];
      case 'GenerationRequested':
      case 'PromptImproved':
      case 'SubmissionIntended':
      case 'SubmissionDeclined':
      case 'GenerationStarted':
      case 'PictureStored':
      case 'GenerationCompleted':
      case 'GenerationFailed':
      case 'PictureChecked':
      case 'PortraitDeleted':
      case 'SubmissionRevised':
      case 'SubmissionApproved':
      case 'SubmissionRejected':
      case 'SubmissionReopened':
      case 'MascotAssigned':
        return [];
      default:
        return unknownEvent(event);
    }
  },
};

function made(
  { recorded: { metadata } }: Occurrence<OwnedEvent>,
  kind: OwnedDocument['kind'],
  itemId: number,
  standing: OwnedDocument['standing'] = 'shown',
): Change {
  const id = ownedKey(kind === 'drawing' ? 'hug' : kind, itemId);
  const { actor, time: createdAt } = metadata;
  const owner = makerOf(actor);
  const document: OwnedDocument = { id, kind, itemId, owner, standing, createdAt };
  return { kind: 'put', collection: OWNED_VIEW, id, document };
}

const gone = (series: OwnedSeries, itemId: number): Change => ({
  kind: 'remove',
  collection: OWNED_VIEW,
  id: ownedKey(series, itemId),
});

function judged(event: Occurrence<ItemEvent>): readonly Change[] {
  const { kind, itemId } = event.data;
  if (kind === 'mascot') return [];
  if (event.type === 'ItemErased') return [gone(kind, itemId)];
  const standing = standingAfter(event);
  const id = ownedKey(kind, itemId);
  return standing === undefined ? [] : [{ kind: 'patch', collection: OWNED_VIEW, id, fields: { standing } }];
}

function standingAfter(event: ItemEvent): OwnedDocument['standing'] | undefined {
  if (event.type === 'ItemHeld' || (event.type === 'ItemReopened' && event.data.standing === 'held')) return 'waiting';
  const isShown = isShownAfter(event);
  if (isShown === undefined) return undefined;
  return isShown ? 'shown' : 'hidden';
}
