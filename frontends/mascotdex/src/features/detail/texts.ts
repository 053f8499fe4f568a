export const DETAIL_TEXTS = {
  notFound: 'Mascot Not Found',
  notFoundBody: "The mascot you're looking for doesn't exist or may have been removed.",
} as const;

export const WAY_TEXTS = {
  randomFailed: { title: 'Error', body: 'Failed to load mascots. Please try again.' },
  related: 'Related Mascots',
} as const;

export const COMMENT_TEXTS = {
  failed: 'Failed to load comments.',
  formFailed: 'The comment form could not be loaded.',
  waiting: 'Your comment waits until somebody has looked at it.',
  more: 'Load more comments',
  loadingMore: 'Loading more comments...',
  moreFailed: 'Failed to load more comments. Please try again.',
  fresh: (count: number) => (count === 1 ? '1 new comment' : `${count} new comments`),
  freshFailed: { title: 'Error', body: 'Failed to load comments. Please try again.' },
  shown: (shown: number, total: number) =>
    `Showing ${shown.toLocaleString('en')} of ${total.toLocaleString('en')} comments`,
} as const;

export const COMMENT_TOASTS = {
  added: { title: 'Comment added!', body: 'Your comment has been posted.' },
  failed: { title: 'Error', body: 'Failed to add comment. Please try again.' },
} as const;

export const TAKE_BACK_TEXTS = {
  button: 'Delete',
  name: 'Delete your comment',
  effect: 'Your comment disappears for everybody, and nobody can read it again. This cannot be undone.',
  confirm: 'Delete for Good',
  deleting: 'Deleting...',
  keep: 'Keep It',
  failed: 'It could not be deleted. Please try again.',
  deleted: { title: 'Deleted', body: 'Your comment is gone.' },
} as const;

export const OF_DAY_TEXTS = {
  asItWas: (day: string) => `As it was on ${day}.`,
  seeToday: 'See it today',
  notThen: (day: string) => `It was not in the directory on ${day}.`,
} as const;
