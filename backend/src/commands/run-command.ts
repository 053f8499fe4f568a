import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeStartFailure } from '../platform/errors/start-failure.js';

const ENV_FILE = fileURLToPath(new URL('../../../.env', import.meta.url));

/**
 * Runs a command's work with the settings of `npm start`; a failure prints one line and exits with code 1. Paths are relative to where npm
 * was called, not to the package.
 */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.chdir(process.env.INIT_CWD ?? process.cwd());
    if (existsSync(ENV_FILE)) process.loadEnvFile(ENV_FILE);
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error)}\n`);
    process.exitCode = 1;
  }
}
