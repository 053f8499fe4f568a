import type { StreamKind } from '../../../platform/decider/event-catalogue.js';
import { FRONTEND_STREAMS, frontendEvents } from './frontend.events.js';

export const releaseStreams: readonly StreamKind[] = [
  { prefix: FRONTEND_STREAMS, key: 'name', about: 'The releases of a frontend', catalogue: frontendEvents },
];
