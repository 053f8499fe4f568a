import { MODERATION_VIEWS } from '../moderation/index.js';
import type { Effect } from '../../platform/read-your-writes/waits-for.js';

export const QUEUE_VIEW = 'moderation-queue';

export const AFTER_VERDICT = {
  automation: ['withdraw-or-restore-mascot', 'destroy-keys-of-item'],
  views: ['comments', 'artworks', 'mascots', 'contributors', ...MODERATION_VIEWS],
} satisfies Effect;
