const NUMBER = '(?:0|[1-9]\\d{0,8})';
const SEMVER = `${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?`;

/** A SemVer; build metadata has no place in an address. */
export const VERSION = new RegExp(`^${SEMVER}$`);

/** Hexadecimal digits of a release's content that its id carries. */
export const RELEASE_HASH_LENGTH = 12;

/** `<version>-<hash>`: names one content for ever. */
export const RELEASE_ID = new RegExp(`^${SEMVER}-[0-9a-f]{${RELEASE_HASH_LENGTH}}$`);

export const releaseId = (version: string, hash: string): string => `${version}-${hash.slice(0, RELEASE_HASH_LENGTH)}`;

/** A file of a release: its path in the folder, with `/` between, and the SHA-256 of its content in lower-case hex. */
export interface ListedFile {
  readonly path: string;
  readonly sha256: string;
}

/**
 * The text whose SHA-256 is the hash of a release: what `sha256sum` prints for all of its files, `release.json` among them, in the order
 * of their paths by code unit.
 */
export const releaseListing = (files: readonly ListedFile[]): string =>
  [...files]
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, sha256 }) => `${sha256}  ${path}\n`)
    .join('');
