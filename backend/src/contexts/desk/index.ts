export { DeskModule } from './desk.module.js';
export { queueProjection } from './read/queue/queue.projection.js';
