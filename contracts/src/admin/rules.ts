/** Orders of the submissions list; the first is the default. */
export const SUBMISSION_SORTS = [
  { key: 'newest', label: 'Newest First' },
  { key: 'oldest', label: 'Oldest First' },
  { key: 'name', label: 'Mascot Name' },
  { key: 'brand', label: 'Brand Name' },
] as const;
export type SubmissionSort = (typeof SUBMISSION_SORTS)[number]['key'];
