declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly seals: true;
    readonly causes: true;
  }
}

/** Name of the projection and collection of the log's seals. */
export const SEALS_VIEW = 'seals';

/** Name of the projection and collection of what caused each event. */
export const CAUSES_VIEW = 'causes';
