declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly contributors: true;
  }
}

/** Name of the projection of contributors' profile links, and of its collection of them. */
export const CONTRIBUTORS_VIEW = 'contributors';
/** Its collection of mascots that are not in the directory. */
export const ABSENT_MASCOTS_VIEW = 'absent-mascots';
