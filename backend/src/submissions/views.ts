/** Name of the projection and collection of all submissions. */
export const SUBMISSIONS_VIEW = 'submissions';

/** What an approval sets off, and the views in which its outcome shows. */
export const AFTER_APPROVAL = {
  automation: 'publish-approved-submission',
  views: ['submissions', 'mascots', 'contributors'],
};
