import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { onStopRequest } from './stop-requests.mjs';
import { isReady } from './summary.mjs';

/**
 * Runs the built backend until it ends. It leads a process group of its own, so that a Ctrl-C reaches it once, through
 * this process, and not a second time from the terminal. What it writes goes to this process's output.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {(ready: import('./summary.mjs').Ready) => void} onReady
 * @returns {Promise<number>} its exit code
 */
export function runBackend(root, env, onReady) {
  const main = path.join(root, 'backend', 'dist', 'server', 'main.js');
  const backend = spawn(process.execPath, ['--enable-source-maps', main], {
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  backend.on('message', (message) => {
    if (isReady(message)) onReady(message);
  });
  onStopRequest((signal) => backend.kill(signal));
  return new Promise((resolve, reject) => {
    backend.once('error', reject);
    backend.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']));
  });
}
