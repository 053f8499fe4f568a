import type { StreamKind } from '../../../platform/decider/event-catalogue.js';
import { itemEvents, MODERATION_STREAMS } from './item.events.js';

export const moderationStreams: readonly StreamKind[] = [
  {
    prefix: MODERATION_STREAMS,
    key: 'kind and id',
    about: 'What visitors and admins say of a comment, a hug, an image or a mascot',
    catalogue: itemEvents,
  },
];
