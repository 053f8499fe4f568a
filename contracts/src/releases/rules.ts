/** Bounds of releases: shares in percent, files in a release, characters of their paths, bytes of `release.json`. */
export const RELEASE_LIMITS = {
  shareMin: 1,
  shareMax: 99,
  files: 2000,
  pathLength: 200,
  describedBytes: 256 * 1024,
} as const;

export const RELEASE_MESSAGES = {
  unauthorised: 'Deploy token missing or invalid',
  otherFrontend: 'This deploy token belongs to another frontend',
  frontend: 'Frontend not found',
  notFound: 'Release not found',
  withdrawn: 'This release was withdrawn',
  pruned: 'This release was pruned: publish it again',
  pinned: (release: string, reason: string) => `${release} is pinned: ${reason}`,
  isLive: 'This release is live',
  isCanary: 'This release is a canary',
  isPinned: 'This frontend is pinned already',
  notLive: 'Only what is live can be pinned',
  notPinned: 'Nothing is pinned',
  noCanary: 'This release is no canary',
  canaryRuns: 'A canary is running: promote it or roll it back first',
  nothingBefore: 'Nothing was live before',
  entryTaken: 'This address belongs to another release',
  otherContent: 'Another content was published as this release',
  share: 'The share of a canary is 1 to 99 %',
  noFiles: 'A release is made of files, or has the address of a federation manifest',
  tooLarge: (megabytes: number) => `A release takes ${megabytes} MB at most`,
  tooManyFiles: 'A release has too many files',
  path: (path: string) => `No file of a release can be called ${JSON.stringify(path.slice(0, 100))}`,
  twice: (path: string) => `${path} is given twice`,
  missing: (path: string) => `The release has no ${path}`,
  description: (path: string, why: string) => `release.json cannot be used: ${path === '' ? '' : `${path}: `}${why}`,
  otherName: (name: string) => `release.json is that of ${name}`,
  otherId: (release: string) => `These files are ${release}`,
  shellElsewhere: 'The shell lies here: send its files',
  unreachable: (address: string, why: string) => `${address} cannot be loaded: ${why}`,
  noCors: (address: string) => `${address} does not allow this site to load it (Access-Control-Allow-Origin)`,
  forced: (reason: string, misfits: string) => `${reason} (forced: ${misfits})`,
  moreMisfits: (more: number) => `And ${more} more.`,
  force: 'Forced is true or false',
  entirely: 'Entirely is true or false',
  noManifest: (address: string) => `${address} is no federation manifest`,
} as const;

/** The frontend that shows all the others. */
export const SHELL_FRONTEND = 'shell';

/** The file that a release begins with: the page of the shell, or the federation manifest of any other frontend. */
export const entryFileOf = (frontend: string): string =>
  frontend === SHELL_FRONTEND ? 'index.html' : 'mf-manifest.json';

/** Where a release that lies here begins. */
export const releaseEntry = (frontend: string, release: string): string =>
  `/releases/${frontend}/${release}/${entryFileOf(frontend)}`;

/** Names of the fields of the form that publishes a release; any other holds files, each with its path as its file name. */
export const RELEASE_WIRE = { release: 'release', entry: 'entry', files: 'files' } as const;
