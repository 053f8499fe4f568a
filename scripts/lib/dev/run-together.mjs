import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { onStopRequest } from '../start/stop-requests.mjs';
import { endGroup, OWN_GROUP } from './process-groups.mjs';

const WATCHDOG = path.join(import.meta.dirname, 'watchdog.mjs');

/** Longer than a backend takes to stop in order. */
const PATIENCE_MS = 12_000;

/**
 * Runs commands beside each other, with their names before what they write, until one ends or this process is asked to
 * stop. Then all end, with whatever they have started; a watchdog ends them even when this process is killed.
 *
 * @param {import('./dev-commands.mjs').DevCommand[]} commands
 * @param {string} root
 * @returns {Promise<number>} the exit code: 0 when it was asked to stop
 */
export async function runTogether(commands, root) {
  const watchdog = spawn(process.execPath, [WATCHDOG], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
  let exitCode = 1;
  let ending = false;
  const children = commands.map(({ name, command, cwd }) => {
    const where = { cwd: path.join(root, cwd), env: { ...process.env, FORCE_COLOR: '1' } };
    const child = spawn(command, { ...where, ...OWN_GROUP, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    watchdog.stdin.write(`${child.pid}\n`);
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => console.log(`[${name}] ${line}`));
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.once('exit', (code, signal) => {
      if (!ending) console.log(`[${name}] has ended (${signal ?? code}); so do the others.`);
      end('SIGTERM');
    });
    return { child, closed };
  });

  const end = (/** @type {NodeJS.Signals} */ signal) => {
    if (!ending) setTimeout(() => end('SIGKILL'), PATIENCE_MS).unref();
    ending = true;
    for (const { child } of children) endGroup(child.pid, signal);
  };
  onStopRequest((signal) => {
    if (!ending) exitCode = 0;
    end(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  });
  await Promise.all(children.map(({ closed }) => closed));
  end('SIGKILL');
  watchdog.stdin.end();
  return exitCode;
}
