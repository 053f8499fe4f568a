import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * @typedef {{ cwd: string, env?: NodeJS.ProcessEnv, timeout?: number }} Where
 * @typedef {{ ok: boolean, output: string }} Outcome
 */

/**
 * Runs a command to its end and keeps what it writes.
 *
 * @param {string[]} command
 * @param {Where} where
 * @returns {Promise<Outcome>}
 */
export function runQuietly(command, where) {
  return new Promise((resolve) => {
    const child = launch(command, where, 'pipe');
    /** @type {Buffer[]} */
    const written = [];
    child.stdout?.on('data', (chunk) => written.push(chunk));
    child.stderr?.on('data', (chunk) => written.push(chunk));
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(written).toString('utf8') }));
  });
}

/**
 * Runs a command to its end; what it writes goes to the terminal. One that has not ended in `where.timeout`
 * milliseconds is stopped and has failed.
 *
 * @param {string[]} command
 * @param {Where} where
 * @returns {Promise<boolean>} whether it succeeded
 */
export function runAloud(command, where) {
  return new Promise((resolve) => {
    const child = launch(command, where, 'inherit');
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/**
 * The command line of a development tool that the repository has installed.
 *
 * @param {string} root
 * @param {string} packageName such as `dependency-cruiser`
 * @param {string} [bin] name of its program, where the package has another name
 * @returns {string[]}
 */
export function tool(root, packageName, bin = packageName) {
  const folder = path.join(root, 'node_modules', packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const described = createRequire(import.meta.url)(path.join(folder, 'package.json'));
  const program = typeof described.bin === 'string' ? described.bin : described.bin[bin];
  if (!program) throw new Error(`${packageName} has no program ${bin}`);
  return [process.execPath, path.join(folder, program)];
}

/**
 * The command line that runs npm with the same npm that started this process, if one did.
 *
 * @param {string[]} args
 * @returns {string[]}
 */
export function npm(...args) {
  const running = process.env.npm_execpath;
  return running && path.basename(running) === 'npm-cli.js' ? [process.execPath, running, ...args] : ['npm', ...args];
}

/**
 * @param {string[]} command
 * @param {Where} where
 * @param {'pipe' | 'inherit'} output
 */
function launch([program = '', ...args], { cwd, env = process.env, timeout }, output) {
  const shell = process.platform === 'win32' && program === 'npm';
  return spawn(program, args, { cwd, env, timeout, shell, stdio: ['ignore', output, output] });
}
