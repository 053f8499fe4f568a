export { CommentsModule } from './comments.module.js';
export { commentsProjection } from './read/comments/comments.projection.js';
