import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Where a build comes from: the same for the same sources, wherever and whenever it is made. */
export interface Origin {
  commit?: string;
  /** Of the commit, in ISO 8601: the time of the build itself would make each another one. */
  builtAt?: string;
}

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');

/** What every frontend is made of, besides its own folder. */
const SHARED = ['frontends/kit', 'frontends/art', 'contracts', 'package-lock.json', 'tsconfig.base.json'];

/**
 * The last commit that has touched what a frontend is built from. Where there is no repository, as in an image,
 * RELEASE_COMMIT and SOURCE_DATE_EPOCH (in seconds) tell.
 */
export async function originOf(folder: string, env: NodeJS.ProcessEnv = process.env): Promise<Origin> {
  const { RELEASE_COMMIT: commit, SOURCE_DATE_EPOCH: seconds } = env;
  const found = commit && seconds ? undefined : await lastCommit(path.relative(REPOSITORY, folder));
  const from = { commit, seconds, ...found };
  return {
    ...(from.commit && { commit: from.commit }),
    ...(from.seconds && { builtAt: new Date(Number(from.seconds) * 1000).toISOString() }),
  };
}

async function lastCommit(folder: string): Promise<{ commit: string; seconds: string } | undefined> {
  try {
    const args = ['log', '-1', '--format=%H %ct', '--', folder, ...SHARED];
    const { stdout } = await promisify(execFile)('git', args, { cwd: REPOSITORY });
    const [commit, seconds] = stdout.trim().split(' ');
    return commit && seconds ? { commit, seconds } : undefined;
  } catch {
    return undefined;
  }
}
