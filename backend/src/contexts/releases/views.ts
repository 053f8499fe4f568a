declare module '../../platform/read-your-writes/waits-for.js' {
  interface Views {
    readonly frontends: true;
  }
}

/** Name of the projection of all releases, and of its collection of frontends. */
export const FRONTENDS_VIEW = 'frontends';
/** Its collection of releases, */
export const RELEASES_VIEW = 'releases';
/** of the files of those that are kept, */
export const RELEASE_FILES_VIEW = 'release-files';
/** and of everything that has happened to them. */
export const RELEASE_HISTORY_VIEW = 'release-history';

/** Names a release among those of all frontends. */
export const releaseKey = (frontend: string, release: string): string => `${frontend}@${release}`;
