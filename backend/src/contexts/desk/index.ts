export { DeskModule } from './desk.module.js';
export { deskStreams } from './domain/reasons.events.js';
export { queueProjection } from './read/queue/queue.projection.js';
