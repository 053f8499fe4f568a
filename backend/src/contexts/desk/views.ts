import { JUDGED_VIEWS } from '../moderation/index.js';
import type { Effect } from '../../platform/read-your-writes/waits-for.js';

declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly 'moderation-queue': true;
    readonly 'like-hours': true;
    readonly 'desk-numbers': true;
  }
}

/** Name of the projection and collection of all that visitors have published, as admins judge it. */
export const QUEUE_VIEW = 'moderation-queue';

/** Name of the projection and collection of how many likes each hour brought. */
export const LIKE_HOURS_VIEW = 'like-hours';

/** Name of the projection of what comes to the desk and what becomes of it. */
export const NUMBERS_VIEW = 'desk-numbers';

/** What a verdict sets off, and the views in which its outcome shows. */
export const AFTER_VERDICT = {
  automation: ['mascot-follows-verdicts', 'destroy-keys-of-comment', 'destroy-keys-of-artwork'],
  views: ['comments', 'hugs', 'images', 'gallery', 'mascots', 'contributors', ...JUDGED_VIEWS],
} satisfies Effect;
