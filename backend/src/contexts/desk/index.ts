export { DeskModule } from './desk.module.js';
export { deskStreams } from './domain/streams.js';
export { likeHoursProjection } from './read/bursts/like-hours.projection.js';
export { numbersProjection } from './read/numbers/numbers.projection.js';
export { queueProjection } from './read/queue/queue.projection.js';
