declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly comments: true;
  }
  interface Automations {
    readonly 'destroy-keys-of-comment': true;
  }
}

/** Name of the projection and collection of all comments. */
export const COMMENTS_VIEW = 'comments';
