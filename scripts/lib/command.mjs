import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export class CommandError extends Error {}

export function loadEnvFile() {
  const file = path.join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Runs a command's main function and sets the exit code that it returns.
 *
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Parses the arguments of this process.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {Options} options
 * @param {string} usage shown for invalid arguments
 * @param {readonly string[]} args
 * @throws {CommandError}
 */
export function readArguments(options, usage, args = process.argv.slice(2)) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/**
 * Runs a program to its end, on the terminal of this process.
 *
 * @param {string[]} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run([program = '', ...args], { cwd = ROOT, env } = {}) {
  const shell = process.platform === 'win32' && program === 'npm';
  const child = spawn(program, args, {
    cwd,
    shell,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}

/**
 * Runs a program to its end.
 *
 * @param {string[]} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @throws {CommandError} when it fails
 */
export async function mustRun(command, options) {
  if (!(await run(command, options))) throw new CommandError(`Failed: ${command.join(' ')}`);
}

/** Returns the command line of the npm that started this process. @param {string[]} args */
export function npm(...args) {
  const running = process.env.npm_execpath;
  return running && path.basename(running) === 'npm-cli.js' ? [process.execPath, running, ...args] : ['npm', ...args];
}

/** Returns the command line of a development tool. @param {string} file path in `node_modules` @param {string[]} args */
export const tool = (file, ...args) => [process.execPath, path.join(ROOT, 'node_modules', file), ...args];
