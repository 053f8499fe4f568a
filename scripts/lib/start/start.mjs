import { runBackend } from './backend-process.mjs';
import { summary } from './summary.mjs';

/**
 * Runs the built product until it ends, and says where it is once it is ready.
 *
 * @param {string} root
 * @returns {Promise<number>} the exit code of the backend
 */
export function start(root) {
  return runBackend(root, (ready) => {
    console.log(summary(ready, Boolean(process.env.ADMIN_TOKEN)));
  });
}
