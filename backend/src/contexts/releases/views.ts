declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly frontends: true;
  }
}

/** The projection of all releases, and its collection of frontends. */
export const FRONTENDS_VIEW = 'frontends';

/** Its collection of the releases that are kept. */
export const RELEASES_VIEW = 'releases';

export const releaseKey = (frontend: string, release: string): string => `${frontend}@${release}`;
