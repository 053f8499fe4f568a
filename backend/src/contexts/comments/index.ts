export { CommentsModule } from './comments.module.js';
export { commentEvents, COMMENT_STREAMS, type CommentAdded } from './domain/comment.js';
export { FindComment } from './read/comments/find-comment.query.js';
export { commentStreams } from './domain/streams.js';
export { commentsProjection } from './read/comments/comments.projection.js';
