import { releaseEntry, type RemoteProgram } from '@marcel/contracts';
import type { ReleaseDocument } from './frontends.collections.js';

/** Where a release begins, and what it brings to the desktop, in the words of the contracts. */
export function entryAndPrograms({ frontend, release, entry, programs }: Omit<ReleaseDocument, 'status'>): {
  readonly entry: string;
  readonly programs: RemoteProgram[];
} {
  return {
    entry: entry ?? releaseEntry(frontend, release),
    programs: programs.map(({ icon, ...program }) => ({ ...program, ...(icon !== null && { icon }) })),
  };
}
