import { errorCode } from '../errors/error-code.js';

/** Returns what was found; undefined for a missing file or directory. */
export async function ifExists<Found>(finding: Promise<Found>): Promise<Found | undefined> {
  try {
    return await finding;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
