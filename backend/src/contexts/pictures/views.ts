declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly 'picture-references': true;
  }
}

/** Name of the projection of the pictures that records refer to, and of its collection of them. */
export const REFERENCES_VIEW = 'picture-references';
/** Its collection of which record shows which picture, */
export const USES_VIEW = 'picture-uses';
/** and of what decides whether a record's pictures are to be seen. */
export const STANDINGS_VIEW = 'picture-standings';
