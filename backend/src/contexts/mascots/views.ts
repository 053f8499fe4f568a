declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly mascots: true;
  }
}

/** Name of the projection and collection behind the directory. */
export const DIRECTORY_VIEW = 'mascots';
