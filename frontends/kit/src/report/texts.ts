export const REPORT_TEXTS = {
  report: 'Report',
  reported: 'Reported',
  reasons: 'What is wrong with it?',
  words: 'In your own words (optional)',
  send: 'Report',
  sending: 'Reporting...',
  cancel: 'Cancel',
  thanks: { title: 'Thank you', body: 'Somebody will look at it.' },
  notSent: 'The report could not be sent. Please try again.',
  notOpened: { title: 'Error', body: 'The form could not be opened. Please try again.' },
} as const;
