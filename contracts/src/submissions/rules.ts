export const SUBMISSION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

export const SUBMISSION_STATUS_LABELS: Readonly<Record<SubmissionStatus, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};

export const REVIEW_MESSAGES = { notFound: 'Submission Not Found' } as const;
export const BULK_LIMIT = 100;
export const SUBMISSION_PAGE = { limitMax: 500 } as const;
export const SUBMISSION_LIMITS = { userName: 100, email: 254, adminNotes: 2000 } as const;
export const PROFILE_HOST = 'linkedin.com';

export const SUBMISSION_MESSAGES = {
  userNameRequired: 'Your name is required',
  userNameTooLong: 'Name too long',
  email: 'Valid email is required',
  url: 'Please provide a valid URL',
  profileUrl: `Please provide a valid LinkedIn profile URL (e.g., ${PROFILE_HOST}/in/yourname)`,
  reservedName: 'This name belongs to the site. Please enter your own.',
  notesRequired: 'Please provide admin notes explaining the rejection reason.',
  notesTooLong: 'Admin notes too long',
  notFound: 'Submission not found',
  erased: 'The personal data of this submission has been erased',
  revisedMeanwhile: 'Its submitter has edited this submission meanwhile. Please look at it again.',
  notRevisable: 'Only a submission that was rejected can be edited and submitted again',
  ids: 'Please name the submissions by their ids',
  revisionsOfEach: 'revisions says of each of ids how often it had been revised',
  tooManyIds: `At most ${BULK_LIMIT} submissions can be decided at once`,
  alreadyDecided: (status: SubmissionStatus) => `This submission has already been ${status}.`,
} as const;

export const SUBMIT_CHOICES = {
  industry: [
    'Technology',
    'Food & Beverage',
    'Retail',
    'Healthcare',
    'Finance',
    'Entertainment',
    'Sports',
    'Education',
    'Transportation',
    'Gaming',
    'Telecommunications',
    'Fashion',
    'Automotive',
    'Energy',
    'Other',
  ],
  type: [
    'Animal',
    'Human',
    'Object',
    'Mythical Creature',
    'Robot',
    'Food Character',
    'Abstract Shape',
    'Monster',
    'Superhero',
    'Other',
  ],
  style: [
    'Cartoon',
    'Realistic',
    'Minimalist',
    'Pixel Art',
    'Hand-drawn',
    '3D Rendered',
    'Vintage',
    'Modern',
    'Cute/Kawaii',
    'Other',
  ],
} as const;

export const SUBMISSION_SORTS = [
  { key: 'newest', label: 'Newest First' },
  { key: 'oldest', label: 'Oldest First' },
  { key: 'name', label: 'Mascot Name' },
  { key: 'brand', label: 'Brand Name' },
] as const;
export type SubmissionSort = (typeof SUBMISSION_SORTS)[number]['key'];

export const SUBMISSION_FORM_FIELDS = { email: 'userEmail', image: 'image' } as const;
export const CLAIM = { minutes: 10, max: 100 } as const;

export const CLAIM_MESSAGES = {
  taken: (by: string) => `${by} has claimed this submission. Take it over, or wait until the claim lapses.`,
  tooMany: `At most ${CLAIM.max} submissions can be claimed at a time`,
} as const;

export const NAMELESS_ADMIN = 'Another admin';
