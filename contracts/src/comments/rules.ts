export const COMMENT_PAGE = { limitDefault: 100, limitMax: 100 } as const;

/** A comment with more `links` than this waits for a moderator. */
export const COMMENT_LIMITS = { author: 50, content: 1000, links: 2 } as const;

export const COMMENT_MESSAGES = {
  notFound: 'Comment not found',
  nameRequired: 'Name is required',
  nameTooLong: 'Name too long',
  commentRequired: 'Comment is required',
  commentTooLong: 'Comment too long',
  serverAuthorRequired: 'Author name is required',
  serverContentRequired: 'Comment content is required',
} as const;
