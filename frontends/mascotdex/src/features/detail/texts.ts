/** Texts of a mascot's page; toasts have a title and a body. */
export const DETAIL_TEXTS = {
  notFound: 'Mascot Not Found',
  notFoundBody: "The mascot you're looking for doesn't exist or may have been removed.",
  linkCopied: { title: 'Link copied!' },
  copyFailed: { title: 'Copy failed', body: 'Please copy the link manually from your address bar.' },
} as const;

/** Toasts of the comment form. */
export const COMMENT_TOASTS = {
  added: { title: 'Comment added!', body: 'Your comment has been posted.' },
  failed: { title: 'Error', body: 'Failed to add comment. Please try again.' },
} as const;
