/** Name of the projection and collection of all submissions. */
export const SUBMISSIONS_VIEW = 'submissions';

/** What a decision, or taking one back, sets off, and the views in which its outcome shows. */
export const AFTER_DECISION = {
  automation: 'mascot-follows-submission',
  views: ['submissions', 'mascots', 'contributors'],
};

/** What an erasure sets off, and the views in which its outcome shows. */
export const AFTER_ERASURE = { automation: 'destroy-key-of-submitter', views: ['submissions', 'contributors'] };
