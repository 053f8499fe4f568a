import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { sourceDigests } from '../build/fingerprint.mjs';
import { StepFailed } from '../shared/command.mjs';
import { runQuietly, tool } from '../shared/processes.mjs';
import { readJsonIfThere } from '../shared/repository.mjs';
import { pattern } from './test-files.mjs';

/** Longer than any test needs on a busy machine. */
const TEST_TIMEOUT_MS = 120_000;

const CODE = /^src\/.*\.tsx?$/;

/** Tests get a stand-in for it. */
const STYLE = /\.css$/;

/**
 * What the tests of a package have passed with.
 *
 * @typedef {{ shared: string, files: Record<string, string> }} Tested
 */

/**
 * Runs the unit and integration tests of a package that its changes since they have last passed may touch: none when there
 * are none, and all when anything else has changed than its code.
 *
 * @param {string} root
 * @param {import('../build/workspaces.mjs').Workspace} workspace
 * @param {import('../shared/progress.mjs').Progress} progress
 * @throws {StepFailed} with what Jest wrote
 */
export async function testChangedSince(root, workspace, progress) {
  const file = path.join(root, '.cache', 'tested', `${path.posix.basename(workspace.folder)}.json`);
  const now = await sourceDigests(root, workspace);
  const changed = changesBetween(/** @type {Tested | undefined} */ (await readJsonIfThere(file)), now);
  if (changed?.length === 0) return;
  await progress.step(`Testing ${workspace.folder}`, () => runTests(root, workspace, changed));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(now));
}

/**
 * @param {Tested | undefined} before
 * @param {Tested} now
 * @returns {string[] | undefined} files of code that have changed; undefined when that does not tell all
 */
export function changesBetween(before, now) {
  if (before === undefined || before.shared !== now.shared) return undefined;
  const names = [...new Set([...Object.keys(before.files), ...Object.keys(now.files)])];
  const changed = names.filter((name) => !STYLE.test(name) && before.files[name] !== now.files[name]);
  return changed.every((name) => CODE.test(name) && name in now.files) ? changed : undefined;
}

/**
 * @param {string} root
 * @param {import('../build/workspaces.mjs').Workspace} workspace
 * @param {string[] | undefined} changed
 */
async function runTests(root, { folder }, changed) {
  const related = changed?.map((file) => path.join(root, folder, file));
  const command = [
    ...tool(root, 'jest'),
    '--ci',
    `--testTimeout=${TEST_TIMEOUT_MS}`,
    `--maxWorkers=${availableParallelism()}`,
    ...(related
      ? ['--passWithNoTests', '--findRelatedTests', ...related]
      : ['--testPathPatterns', pattern('unit', 'int').source]),
    '--projects',
    folder,
  ];
  const { ok, output } = await runQuietly(command, { cwd: root });
  if (!ok) throw new StepFailed(`The tests of ${folder} have failed; they say why above.`, output);
}
