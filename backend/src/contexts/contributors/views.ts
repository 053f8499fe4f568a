declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly contributors: true;
  }
}

/** Name of the projection and collection of contributors' profile links. */
export const CONTRIBUTORS_VIEW = 'contributors';
