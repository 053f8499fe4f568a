export { DeskModule } from './desk.module.js';
export { deskStreams } from './domain/streams.js';
export { queueProjection } from './read/queue/queue.projection.js';
