import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { CommandError, ROOT } from './command.mjs';

/**
 * Starts FerretDB on a free port; it ends with this process.
 *
 * @param {string} program
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startFerretDb(program) {
  const data = await mkdtemp(path.join(tmpdir(), 'marcel-ferretdb-'));
  const server = spawn(program, ['127.0.0.1:0', data], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(server, 'close');
  const [url] = await Promise.race([once(createInterface({ input: server.stdout }), 'line'), ended]);
  if (typeof url !== 'string') throw new CommandError('FerretDB did not start.');
  const stop = async () => {
    server.kill();
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  return { url, stop };
}

/**
 * Starts the built product on new data, with the demonstration mascots and without rate limits.
 *
 * @param {string} adminToken
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function startProduct(adminToken) {
  const data = await mkdtemp(path.join(tmpdir(), 'marcel-product-'));
  const settings = {
    PORT: '0',
    DATA_DIR: data,
    ADMIN_TOKEN: adminToken,
    RATE_LIMIT: 'off',
    SEED_DEMO: 'true',
    LOG_LEVEL: 'error',
  };
  const env = { ...process.env, ...settings, GENERATIONS_PER_DAY: '100000' };
  const backend = fork(path.join(ROOT, 'backend/dist/server/main.js'), { env });
  const ended = once(backend, 'exit');
  const [message] = await Promise.race([once(backend, 'message'), ended]);
  if (typeof message !== 'object') throw new CommandError('The product did not start.');
  const stop = async () => {
    backend.kill();
    await ended;
    await rm(data, { recursive: true, force: true });
  };
  return { address: message.address, stop };
}
