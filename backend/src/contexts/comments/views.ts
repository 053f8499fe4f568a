declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly comments: true;
  }
  interface Automations {
    readonly 'destroy-keys-of-comment': true;
  }
}

export const COMMENTS_VIEW = 'comments';
