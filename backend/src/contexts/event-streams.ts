import { idStreams } from '../platform/command-handling/next-id.js';
import { deadLetterStreams } from '../platform/dead-letters/dead-letters.js';
import type { StreamKind } from '../platform/decider/decider.js';
import { auditStreams } from './audit/index.js';
import { commentStreams } from './comments/index.js';
import { reasonStreams } from './admin-panel/index.js';
import { mascotStreams } from './mascots/index.js';
import { moderationStreams } from './moderation/index.js';
import { releaseStreams } from './releases/index.js';
import { studioStreams } from './studio/index.js';
import { submissionStreams } from './submissions/index.js';

export const EVENT_STREAMS: Readonly<Record<string, readonly StreamKind[]>> = {
  mascots: mascotStreams,
  submissions: submissionStreams,
  comments: commentStreams,
  studio: studioStreams,
  moderation: moderationStreams,
  'admin panel': reasonStreams,
  audit: auditStreams,
  releases: releaseStreams,
  platform: [idStreams, deadLetterStreams],
};
