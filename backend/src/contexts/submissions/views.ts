import type { Effect } from '../../platform/read-your-writes/waits-for.js';

export const SUBMISSIONS_VIEW = 'submissions';

export const AFTER_DECISION = {
  automation: 'publish-or-withdraw-mascot',
  views: ['submissions', 'mascots', 'contributors', 'picture-references'],
} satisfies Effect;

export const AFTER_ERASURE = {
  automation: 'destroy-key-of-submitter',
  views: ['submissions', 'contributors'],
} satisfies Effect;
