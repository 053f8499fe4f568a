declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly 'picture-references': true;
  }
}

/** Name of the projection and collection of the pictures that records refer to. */
export const REFERENCES_VIEW = 'picture-references';
