import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { StepFailed } from '../shared/command.mjs';

/**
 * @typedef {object} Options
 * @property {string} [folder] where the data lies and stays; left out, a temporary one that goes with the server
 * @property {number} [port] any free one unless given
 *
 * @typedef {object} FerretDb
 * @property {string} url for MONGODB_TEST_URL or MONGODB_URL
 * @property {number} port
 * @property {() => Promise<void>} stop resolves once the server has ended
 * @property {() => Promise<void>} kill the same by SIGKILL: the server gets no chance to tidy up
 */

/**
 * Starts the MongoDB test server. It ends with this process, however that ends.
 *
 * @param {string} program what `buildFerretDb` gave
 * @param {Options} [options]
 * @returns {Promise<FerretDb>}
 * @throws {StepFailed} when it does not start
 */
export async function startFerretDb(program, { folder, port = 0 } = {}) {
  const data = folder ?? (await mkdtemp(path.join(tmpdir(), 'marcel-ferretdb-')));
  await mkdir(data, { recursive: true });
  const server = spawn(program, [`127.0.0.1:${port}`, data], { stdio: ['pipe', 'pipe', 'inherit'] });
  // A program that cannot be run at all is an error first; it closes as well.
  server.on('error', () => {});
  const ended = new Promise((resolve) => server.once('close', resolve));
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    server.kill(signal);
    await ended;
    if (folder === undefined) await rm(data, { recursive: true, force: true });
  };
  const url = await firstLine(server.stdout);
  if (url === undefined) {
    await end('SIGKILL');
    throw new StepFailed('The MongoDB test server did not start.');
  }
  return { url, port: Number(new URL(url).port), stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/**
 * @param {import('node:stream').Readable} output
 * @returns {Promise<string | undefined>} undefined when the output ends without one
 */
async function firstLine(output) {
  for await (const line of createInterface({ input: output })) return line;
  return undefined;
}
