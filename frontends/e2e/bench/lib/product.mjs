import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/**
 * Starts the built product on a port and a data folder of its own, with the demonstration mascots unless the log holds
 * something already.
 *
 * @param {(dataDir: string) => Promise<unknown>} [fill] puts into the data folder what is to be there at the start
 * @param {string} [root] of the checkout that it was built in
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 * @throws when it ends before it is ready
 */
export async function startProduct(fill, root = ROOT) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marcel-bench-'));
  await fill?.(dataDir);
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: 'off', SEED_DEMO: 'true' };
  const backend = fork(path.resolve(root, 'backend/dist/main.js'), {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const address = await new Promise((resolve, reject) => {
    backend.on('message', (message) => {
      const ready = /** @type {{ kind?: unknown, address?: unknown }} */ (message);
      if (ready.kind === 'ready') resolve(String(ready.address));
    });
    backend.once('close', (code) => reject(new Error(`The backend ended with code ${code}`)));
  });
  const stop = async () => {
    backend.kill('SIGTERM');
    await once(backend, 'close');
    await rm(dataDir, { recursive: true, force: true });
  };
  return { address, stop };
}
