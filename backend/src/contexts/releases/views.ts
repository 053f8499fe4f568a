export const FRONTENDS_VIEW = 'frontends';

export const RELEASES_VIEW = 'releases';

export const releaseKey = (frontend: string, release: string): string => `${frontend}@${release}`;
