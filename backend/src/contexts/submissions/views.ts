import type { Effect } from '../../platform/read-your-writes/waits-for.js';

declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly submissions: true;
  }
  interface Automations {
    readonly 'mascot-follows-submission': true;
    readonly 'destroy-key-of-submitter': true;
  }
}

/** Name of the projection and collection of all submissions. */
export const SUBMISSIONS_VIEW = 'submissions';

/** What a decision, or taking one back, sets off, and the views in which its outcome shows. */
export const AFTER_DECISION = {
  automation: 'mascot-follows-submission',
  views: ['submissions', 'mascots', 'contributors'],
} satisfies Effect;

/** What an erasure sets off, and the views in which its outcome shows. */
export const AFTER_ERASURE = {
  automation: 'destroy-key-of-submitter',
  views: ['submissions', 'contributors'],
} satisfies Effect;
