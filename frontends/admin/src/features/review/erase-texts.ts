export const ERASE_TEXTS = {
  action: 'Erase Personal Data',
  question:
    "This destroys the key to the submitter's e-mail address, profile link and status page. Nobody can read them afterwards, and it cannot be undone. The mascot itself stays.",
  done: 'Personal data erased',
  failed: { title: 'Failed to erase personal data', body: 'Please try again.' },
  value: 'Erased',
} as const;
