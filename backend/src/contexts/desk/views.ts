import { JUDGED_VIEWS } from '../moderation/index.js';
import type { Effect } from '../../platform/read-your-writes/waits-for.js';

declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly 'moderation-queue': true;
  }
}

/** Name of the projection and collection of all that visitors have published, as admins judge it. */
export const QUEUE_VIEW = 'moderation-queue';

/** What a verdict sets off, and the views in which its outcome shows. */
export const AFTER_VERDICT = {
  automation: ['mascot-follows-verdicts', 'destroy-keys-of-comment', 'destroy-keys-of-artwork'],
  views: ['comments', 'hugs', 'images', 'gallery', 'mascots', 'contributors', ...JUDGED_VIEWS],
} satisfies Effect;
