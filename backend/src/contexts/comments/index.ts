export { CommentsModule } from './comments.module.js';
export { commentEvents, COMMENT_STREAMS, type CommentAdded } from './domain/comment.js';
export { FindComment } from './read/comments/comments.js';
export { commentStreams } from './domain/comment.js';
export { commentsProjection } from './read/comments/comments.projection.js';
