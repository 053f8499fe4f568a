import { runBackend } from './backend-process.mjs';
import { copyBuilds } from './served-builds.mjs';
import { summary } from './summary.mjs';

/**
 * Runs the built product until it ends, and says where it is once it is ready.
 *
 * @param {string} root
 * @returns {Promise<number>} the exit code of the backend
 */
export async function start(root) {
  const env = quietAtTerminal(process.env, process.stdout.isTTY);
  const builds = env.FRONTENDS_DIR ? undefined : await copyBuilds(root);
  try {
    return await runBackend(root, { ...env, ...(builds && { FRONTENDS_DIR: builds.folder }) }, (ready) => {
      console.log(summary(ready, Boolean(env.ADMIN_TOKEN)));
    });
  } finally {
    await builds?.remove();
  }
}

/**
 * The environment of a backend whose log would bury what a person at the terminal has been told.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} isTerminal
 * @returns {NodeJS.ProcessEnv}
 */
export function quietAtTerminal(env, isTerminal) {
  return isTerminal && !env.LOG_LEVEL ? { ...env, LOG_LEVEL: 'warn' } : env;
}
