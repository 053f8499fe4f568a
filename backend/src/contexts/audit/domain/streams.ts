import type { StreamKind } from '../../../platform/decider/event-catalogue.js';
import { sealEvents, SEAL_STREAM } from './seal.events.js';

export const auditStreams: readonly StreamKind[] = [
  { prefix: SEAL_STREAM, about: 'The seals of the log', catalogue: sealEvents },
];
