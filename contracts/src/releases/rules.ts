import { MAIN_PAGES } from '../site/main-pages.js';

const PRODUCT_PATHS = 'api|demonstration|healthz|metrics|pictures|preview|releases|remotes|static'.split('|');
const RESERVED_PATHS = new Set([...PRODUCT_PATHS, ...Object.values(MAIN_PAGES).map((page) => page.split('/')[1])]);

/** Returns whether a path belongs to the product, so that no release may claim it. */
export const isReservedPath = (path: string): boolean => RESERVED_PATHS.has(path.split('/')[1]);

const isBelow = (path: string, other: string): boolean => `${path}/`.startsWith(`${other}/`);

export const pathsOverlap = (one: string, other: string): boolean => isBelow(one, other) || isBelow(other, one);

export const RELEASE_LIMITS = {
  files: 2000,
  pathLength: 200,
  /** Bytes of `release.json`. */
  descriptionBytes: 256 * 1024,
  keptReleases: 10,
} as const;

export const RELEASE_MESSAGES = {
  unauthorized: 'Deploy token missing or invalid',
  otherFrontend: 'This deploy token belongs to another frontend',
  frontend: 'Frontend not found',
  notFound: 'Release not found',
  notDeployed: 'No release of this frontend is deployed',
  addressTaken: 'This address belongs to another release',
  publishedWithOtherFiles: 'This release was already published with other files',
  noFiles: 'A release needs files, or the address of a federation manifest',
  tooLarge: (megabytes: number) => `A release may have at most ${megabytes} MB`,
  tooManyFiles: 'A release has too many files',
  path: (path: string) => `A file of a release cannot be called ${JSON.stringify(path.slice(0, 100))}`,
  duplicatePath: (path: string) => `The release has ${path} twice`,
  missing: (path: string) => `The release has no ${path}`,
  description: (path: string, why: string) => `release.json cannot be used: ${path === '' ? '' : `${path}: `}${why}`,
  reservedPath: (path: string) => `${path} belongs to the product. Please choose another path.`,
  pathTaken: (path: string, other: string) => `${path} belongs to ${other}`,
  otherName: (name: string) => `release.json belongs to the frontend ${name}`,
  otherId: (release: string) => `These files are the release ${release}`,
  shellNeedsFiles: 'The shell cannot be hosted elsewhere. Upload its files instead of an address.',
  unreachable: (address: string, why: string) => `${address} cannot be loaded: ${why}`,
  noCors: (address: string) => `${address} does not allow this site to load it (Access-Control-Allow-Origin)`,
  noManifest: (address: string) => `${address} is not a federation manifest`,
  incompatible: (frontend: string, needs: string, other: string, has: string) =>
    `${frontend} needs ${needs}, but ${other} has ${has}`,
} as const;

export const SHELL_FRONTEND = 'shell';

export const entryFile = (frontend: string): string =>
  frontend === SHELL_FRONTEND ? 'index.html' : 'mf-manifest.json';

export const releaseEntry = (frontend: string, release: string): string =>
  `/releases/${frontend}/${release}/${entryFile(frontend)}`;

export const RELEASE_FORM_FIELDS = { release: 'release', entry: 'entry', files: 'files' } as const;

const NUMBER = '(?:0|[1-9]\\d{0,8})';
const SEMVER = `${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?`;
const HASH_LENGTH = 12;

export const VERSION = new RegExp(`^${SEMVER}$`);

/** `<version>-<first 12 hexadecimal digits of the content's hash>` */
export const RELEASE_ID = new RegExp(`^${SEMVER}-[0-9a-f]{${HASH_LENGTH}}$`);

export const releaseId = (version: string, hash: string): string => `${version}-${hash.slice(0, HASH_LENGTH)}`;

/** Returns the text that a release's hash is computed from: the output of `sha256sum` for all of its files, sorted by path. */
export const releaseListing = (files: readonly { readonly path: string; readonly sha256: string }[]): string =>
  [...files]
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, sha256 }) => `${sha256}  ${path}\n`)
    .join('');
