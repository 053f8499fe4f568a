/** Toasts of handing on a picture's address. */
export const SHARE_TEXTS = {
  copied: { title: 'Link copied!' },
  copyFailed: { title: 'Copy failed', body: 'Please copy the link manually from your address bar.' },
} as const;
