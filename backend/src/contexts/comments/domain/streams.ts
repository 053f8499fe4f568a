import type { StreamKind } from '../../../platform/decider/event-catalogue.js';
import { commentEvents, COMMENT_STREAMS } from './comment.js';

export const commentStreams: readonly StreamKind[] = [
  { prefix: COMMENT_STREAMS, key: 'mascot id', about: 'The comments on a mascot', catalogue: commentEvents },
];
