import { releaseId, releaseListing, RELEASE_FILE, RELEASE_MESSAGES, RELEASE_WIRE } from '@marcel/contracts';
import { createHash } from 'node:crypto';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import type { ReleasePublished } from '../../domain/frontend.events.js';
import { describeRelease } from './describe-release.js';

export interface FileOfRelease {
  readonly path: string;
  readonly bytes: Uint8Array;
}

const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

/**
 * A release as it is recorded, made out of its files: they alone decide how it is called.
 * @param expected how whoever sends it calls it, to be told when something else has arrived
 * @throws DomainError `invalid_input`
 */
export function identifyRelease(
  frontend: string,
  files: readonly FileOfRelease[],
  expected: string | undefined,
): Omit<ReleasePublished['data'], 'entry'> {
  const described = describeRelease(frontend, files.find(({ path }) => path === RELEASE_FILE)?.bytes);
  const listed = files.map(({ path, bytes }) => ({ path, sha256: sha256(bytes), bytes: bytes.length }));
  const hash = sha256(releaseListing(listed));
  const release = releaseId(described.version, hash);
  if (expected !== undefined && expected !== release)
    throw DomainError.fields([{ path: RELEASE_WIRE.release, message: RELEASE_MESSAGES.otherId(release) }]);
  return { ...described, release, hash, files: listed.map(({ sha256: blob, ...file }) => ({ ...file, blob })) };
}
