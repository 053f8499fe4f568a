import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnvFile, ROOT, runMain } from './lib/command.mjs';
import { build } from './lib/prepare.mjs';
import { summary } from './lib/summary.mjs';

/**
 * Runs the built product in a folder of the repository until it ends.
 *
 * @param {string} root
 * @returns {Promise<number>} its exit code
 */
export async function start(root) {
  const { env } = process;
  const frontends = env.FRONTENDS_DIR || (await copyFrontends(root));
  // The log would hide the summary in a terminal.
  const logLevel = env.LOG_LEVEL || (process.stdout.isTTY ? 'warn' : '');
  const backend = spawn(process.execPath, ['--enable-source-maps', path.join(root, 'backend/dist/server/main.js')], {
    // Fewer arenas of malloc take a tenth less memory.
    env: { MALLOC_ARENA_MAX: '2', ...env, FRONTENDS_DIR: frontends, ...(logLevel && { LOG_LEVEL: logLevel }) },
    // Start a process group, which gets Ctrl-C once, from this process.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  backend.on('message', (message) => console.log(summary(message, Boolean(env.ADMIN_TOKEN))));
  onStopRequest((signal) => backend.kill(signal));
  try {
    return await new Promise((resolve, reject) => {
      backend.once('error', reject);
      backend.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']));
    });
  } finally {
    if (!env.FRONTENDS_DIR) await rm(frontends, { recursive: true, force: true });
  }
}

/** Copies the built frontends, so that a later build does not change the running product. @param {string} root */
async function copyFrontends(root) {
  const folder = await mkdtemp(path.join(tmpdir(), 'marcel-frontends-'));
  const names = await readdir(path.join(root, 'frontends'));
  const copy = (/** @type {string} */ dist) =>
    cp(path.join(root, 'frontends', dist), path.join(folder, dist), { recursive: true });
  // Packages without a build have no `dist`.
  await Promise.allSettled(names.map((name) => copy(path.join(name, 'dist'))));
  return folder;
}

/**
 * Calls `stop` once for each signal, because npm repeats a Ctrl-C of the terminal. Under npm, the parent's end means a stop as
 * well, because npm sends signals to its shell only.
 *
 * @param {(signal: NodeJS.Signals) => void} stop
 */
function onStopRequest(stop) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    let isFirst = true;
    process.on(signal, () => {
      if (isFirst) stop(signal);
      isFirst = false;
    });
  }
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 500);
  watch.unref();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runMain(async () => {
    loadEnvFile();
    await build();
    return start(ROOT);
  });
}
