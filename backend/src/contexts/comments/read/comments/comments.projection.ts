import type { CollectionDefinition } from '../../../../platform/read-store/collection.js';
import type { Projection } from '../../../../platform/consumers/projections/projection.js';
import { toComment } from '../../domain/comment.js';
import { COMMENTS_VIEW } from '../../views.js';
import { commentEvents, COMMENT_STREAMS, type CommentAdded } from '../../domain/comment.events.js';

const commentsCollection: CollectionDefinition = { name: COMMENTS_VIEW, id: 'number', fields: { mascotId: 'number' } };

/** Every comment; those of a deleted mascot stay out of sight, because they are only reached through their mascot. */
export const commentsProjection: Projection<CommentAdded> = {
  name: COMMENTS_VIEW,
  version: 1,
  collections: [commentsCollection],
  streamPrefixes: [COMMENT_STREAMS],
  catalogue: commentEvents,
  project(event) {
    return [{ kind: 'put', collection: COMMENTS_VIEW, id: event.data.commentId, document: toComment(event) }];
  },
};
