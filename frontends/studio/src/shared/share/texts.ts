/** What is told of handing on a picture's address. */
export const SHARE_TEXTS = {
  copied: { title: 'Link copied!' },
  copyFailed: { title: 'Copy failed', body: 'Please copy the link by hand: it stands below the buttons.' },
  link: 'Link to this picture',
} as const;
