import { JUDGED_VIEWS } from '../moderation/index.js';
import type { Effect } from '../../platform/read-your-writes/waits-for.js';

declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly 'moderation-queue': true;
  }
}

export const QUEUE_VIEW = 'moderation-queue';

export const AFTER_VERDICT = {
  automation: ['mascot-follows-verdicts', 'destroy-keys-of-comment', 'destroy-keys-of-artwork'],
  views: ['comments', 'artworks', 'mascots', 'contributors', ...JUDGED_VIEWS],
} satisfies Effect;
