import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StepFailed } from '../shared/command.mjs';
import { isReady } from '../start/summary.mjs';

const ADMIN_TOKEN = 'the-token-of-this-load-test';

/**
 * @typedef {object} LoadedProduct
 * @property {string} address
 * @property {string} adminToken
 * @property {() => Promise<void>} stop ends it and removes its data
 */

/**
 * Starts the built product on data of its own, with the demonstration mascots and without rate limits.
 *
 * @param {string} root
 * @returns {Promise<LoadedProduct>}
 * @throws {StepFailed} when it does not start
 */
export async function startLoadedProduct(root) {
  const data = await mkdtemp(path.join(tmpdir(), 'marcel-load-'));
  const settings = {
    PORT: '0',
    DATA_DIR: data,
    ADMIN_TOKEN,
    RATE_LIMIT: 'off',
    SEED_DEMO: 'true',
    LOG_LEVEL: 'error',
    GENERATIONS_PER_DAY: '100000',
  };
  const backend = fork(path.join(root, 'backend', 'dist', 'server', 'main.js'), {
    env: { ...process.env, ...settings },
  });
  const ended = once(backend, 'exit');
  const stop = async () => {
    backend.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  const [message] = await Promise.race([once(backend, 'message'), ended]);
  if (isReady(message)) return { address: message.address, adminToken: ADMIN_TOKEN, stop };
  await stop();
  throw new StepFailed('The product for the load scripts did not start.');
}
