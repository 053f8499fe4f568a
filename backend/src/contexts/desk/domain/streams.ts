import type { StreamKind } from '../../../platform/decider/event-catalogue.js';
import { REASON_STREAMS, reasonEvents } from './reasons.events.js';

export const deskStreams: readonly StreamKind[] = [
  {
    prefix: REASON_STREAMS,
    key: 'purpose',
    about: 'The reasons that admins are offered',
    catalogue: reasonEvents,
  },
];
