import type { CollectionDefinition } from '../../../../platform/read-store/read-store.js';
import type { Projection } from '../../../../platform/consumers/projections/projection.js';
import { isShownAfter, itemEvents, moderationStreamsOf, type ItemEvent } from '../../../moderation/index.js';
import { COMMENT_STREAMS, type CommentAdded, commentEvents, toComment } from '../../domain/comment.js';
import { COMMENTS_VIEW } from '../../views.js';

const commentsCollection: CollectionDefinition = {
  name: COMMENTS_VIEW,
  id: 'number',
  fields: { mascotId: 'number', shown: 'number' },
};

/** Holds every comment. Those of a deleted mascot remain, but are only reachable through their mascot. */
export const commentsProjection: Projection<CommentAdded | ItemEvent> = {
  name: COMMENTS_VIEW,
  version: 3,
  collections: [commentsCollection],
  streamPrefixes: [COMMENT_STREAMS, moderationStreamsOf('comment')],
  catalogue: { ...commentEvents, ...itemEvents },
  showsWords: true,
  project(event) {
    if (event.type === 'CommentAdded') {
      const { held = false, ...comment } = toComment(event);
      return [{ kind: 'put', collection: COMMENTS_VIEW, id: comment.id, document: { ...comment, ...shownIf(!held) } }];
    }
    const place = { collection: COMMENTS_VIEW, id: event.data.itemId };
    if (event.type === 'ItemErased') return [{ kind: 'remove', ...place }];
    const isShown = isShownAfter(event);
    return isShown === undefined ? [] : [{ kind: 'patch', ...place, fields: shownIf(isShown) }];
  },
};

const shownIf = (isShown: boolean) => ({ shown: isShown ? 1 : 0 });
