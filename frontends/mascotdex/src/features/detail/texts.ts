/** Texts of a mascot's page; toasts have a title and a body. */
export const DETAIL_TEXTS = {
  notFound: 'Mascot Not Found',
  notFoundBody: "The mascot you're looking for doesn't exist or may have been removed.",
  linkCopied: { title: 'Link copied!' },
  copyFailed: { title: 'Copy failed', body: 'Please copy the link manually from your address bar.' },
} as const;

/** Texts around the list of comments. */
export const COMMENT_TEXTS = {
  failed: 'Failed to load comments.',
  waiting: 'Your comment waits until somebody has looked at it.',
  more: 'Load more comments',
  loadingMore: 'Loading more comments...',
  moreFailed: 'Failed to load more comments. Please try again.',
  shown: (shown: number, total: number) =>
    `Showing ${shown.toLocaleString('en')} of ${total.toLocaleString('en')} comments`,
} as const;

/** Toasts of the comment form. */
export const COMMENT_TOASTS = {
  added: { title: 'Comment added!', body: 'Your comment has been posted.' },
  failed: { title: 'Error', body: 'Failed to add comment. Please try again.' },
} as const;
