import type { EventReader } from '../platform/consumers/event-reader.js';
import { LogSealer } from './audit/index.js';
import { MascotFollowsSubmission } from './mascots/index.js';
import { LiveChanges } from './moderation/index.js';
import { PROJECTIONS } from './projections.js';
import { GenerationNews, GenerationWorker } from './studio/index.js';
import { DestroyKeyOfSubmitter } from './submissions/index.js';

/** Everybody who follows the log. */
export const EVENT_READERS: readonly EventReader[] = [
  ...PROJECTIONS.map(({ name, streamPrefixes }) => ({ kind: 'projection', name, streamPrefixes }) as const),
  MascotFollowsSubmission.reads,
  DestroyKeyOfSubmitter.reads,
  GenerationWorker.reads,
  LiveChanges.reads,
  GenerationNews.reads,
  LogSealer.reads,
];
