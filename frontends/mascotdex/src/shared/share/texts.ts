/** Toasts of sharing a page. */
export const SHARE_TOASTS = {
  copied: { title: 'Link copied!' },
  copyFailed: { title: 'Copy failed', body: 'Please copy the link manually from your address bar.' },
} as const;
