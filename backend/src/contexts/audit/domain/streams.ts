import type { StreamKind } from '../../../platform/decider/event-catalogue.js';
import { closedLikesEvents, CLOSED_LIKES_STREAMS } from './closed-likes.events.js';
import { sealEvents, SEAL_STREAM } from './seal.events.js';

export const auditStreams: readonly StreamKind[] = [
  { prefix: SEAL_STREAM, about: 'The seals of the log', catalogue: sealEvents },
  {
    prefix: CLOSED_LIKES_STREAMS,
    key: 'stream',
    about: 'The likes of closed periods, beside the stream that has them one by one',
    catalogue: closedLikesEvents,
  },
];
