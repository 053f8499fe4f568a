import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StepFailed } from '../shared/command.mjs';
import { isThere } from '../shared/files.mjs';
import { ENV, FLAGS } from '../shared/go-build.mjs';
import { runQuietly } from '../shared/processes.mjs';

const SOURCE = fileURLToPath(new URL('server', import.meta.url));

export const HOW_TO_GET_GO = 'Building the MongoDB test server takes Go 1.22 or later on the PATH: https://go.dev/dl';

/**
 * Builds the server that speaks MongoDB's language in tests, FerretDB 1.24 over SQLite, unless it is built already. The
 * first build downloads about 60 Go modules and takes minutes.
 *
 * @param {string} root where the repository is; the program is kept in its `.cache`
 * @returns {Promise<string>} path of the program
 * @throws {StepFailed} when Go is missing or the build fails
 */
export async function buildFerretDb(root) {
  const program = await programPath(root);
  if (await isThere(program)) return program;
  const go = await runQuietly(['go', 'version'], { cwd: SOURCE });
  if (!go.ok) throw new StepFailed(HOW_TO_GET_GO);
  await mkdir(path.dirname(program), { recursive: true });
  // Under another name until it is whole: whoever finds the program may run it.
  const unfinished = `${program}.${process.pid}`;
  const { ok, output } = await runQuietly(['go', 'build', ...FLAGS, '-o', unfinished, '.'], {
    cwd: SOURCE,
    env: { ...process.env, ...ENV },
  });
  if (!ok) {
    await rm(unfinished, { force: true });
    throw new StepFailed('The MongoDB test server could not be built.', output);
  }
  await rename(unfinished, program);
  return program;
}

/**
 * @param {string} root
 * @returns {Promise<string | undefined>} path of the program, if it is built already
 */
export async function findFerretDb(root) {
  const program = await programPath(root);
  return (await isThere(program)) ? program : undefined;
}

/**
 * Names the program after what it is built from, so that a change builds it anew.
 *
 * @param {string} root
 */
async function programPath(root) {
  const hash = createHash('sha256');
  for (const file of (await readdir(SOURCE)).sort()) hash.update(await readFile(path.join(SOURCE, file)));
  const name = `ferretdb-${hash.digest('hex').slice(0, 16)}`;
  return path.join(root, '.cache', 'ferretdb', process.platform === 'win32' ? `${name}.exe` : name);
}
