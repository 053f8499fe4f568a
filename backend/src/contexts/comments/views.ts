declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly comments: true;
  }
}

/** Name of the projection and collection of all comments. */
export const COMMENTS_VIEW = 'comments';
