export const PAST_PAGE = { limitDefault: 25, limitMax: 100 } as const;

/** Orders of the directory at a time; the first is the default. */
export const PAST_SORTS = ['newest', 'name', 'likes'] as const;
export type PastSort = (typeof PAST_SORTS)[number];

/** How mascots differ between two times: `changed` tells of whatever an admin edits, `liked` of likes. */
export const MASCOT_DIFFERENCES = ['came', 'went', 'changed', 'liked'] as const;
export type MascotDifferenceKind = (typeof MASCOT_DIFFERENCES)[number];

/** How submissions differ: `reopened` were there before and wait again. */
export const SUBMISSION_DIFFERENCES = ['arrived', 'decided', 'reopened'] as const;
export type SubmissionDifferenceKind = (typeof SUBMISSION_DIFFERENCES)[number];

export const PAST_MESSAGES = {
  moment: 'Times are written as 2026-05-01T12:00:00Z',
  momentToCome: 'This time is still to come',
} as const;
