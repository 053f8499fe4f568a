declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly seals: true;
  }
}

/** Name of the projection and collection of the log's seals. */
export const SEALS_VIEW = 'seals';
