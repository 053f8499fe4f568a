export { CommentsModule } from './comments.module.js';
export { commentStreams } from './domain/streams.js';
export { commentsProjection } from './read/comments/comments.projection.js';
