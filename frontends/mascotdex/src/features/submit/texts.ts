import { ERROR_MESSAGES } from '@marcel/contracts';

export const SUBMIT_TEXTS = {
  success: {
    title: 'Mascot submitted successfully!',
    body: 'Thank you for your submission. It will be reviewed and added to the database soon.',
  },
  revised: { title: 'Submitted again', body: 'It waits for the reviewers, who see what you changed.' },
  resumed: 'Your unfinished submission is back. A picture has to be chosen again.',
  revisionResumed: 'Your unfinished changes are back. A picture has to be chosen again.',
  failed: 'Submission failed',
  failedWith: (status: number) => `Request failed with status ${status}`,
  broken: (failed: string) => `${ERROR_MESSAGES.unavailable} What you have written stays here. (${failed})`,
  fixErrors: 'Please fix the validation errors above',
  publicStatement: 'The information you provide may be publicly displayed.',
} as const;

export const FIELD_TEXTS = {
  duplicates: 'Already in Mascotdex:',
  preview: 'How its card will look',
  unnamed: 'Your mascot',
} as const;

/** Before the form for as long as the thanks are to be read. */
export const SENT_TEXTS = {
  title: 'On its way to the reviewers',
  sent: 'was sent.',
  next: 'The directory opens in a moment.',
  status: 'See its status page',
  directory: 'Open the directory now',
} as const;
