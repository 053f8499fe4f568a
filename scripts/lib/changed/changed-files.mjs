import { StepFailed } from '../shared/command.mjs';
import { runQuietly } from '../shared/processes.mjs';

/** Where a change began: where its branch left main, or the last commit where there is no other main. */
const BEGINNINGS = [
  ['merge-base', 'HEAD', 'origin/main'],
  ['merge-base', 'HEAD', 'main'],
];

/**
 * Files that a change has added or altered, committed or not.
 *
 * @param {string} root
 * @returns {Promise<string[]>} sorted paths relative to the root
 * @throws {StepFailed} where Git cannot tell
 */
export async function changedFiles(root) {
  const altered = await git(root, 'diff', '--name-only', '--diff-filter=d', await beginning(root));
  const added = await git(root, 'ls-files', '--others', '--exclude-standard');
  return [...altered, ...added].sort();
}

/** @param {string} root */
async function beginning(root) {
  for (const question of BEGINNINGS) {
    const { ok, output } = await runQuietly(['git', ...question], { cwd: root });
    if (ok) return output.trim();
  }
  return 'HEAD';
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<string[]>} lines of the answer
 */
async function git(root, ...args) {
  const { ok, output } = await runQuietly(['git', ...args], { cwd: root });
  if (!ok) throw new StepFailed('Git cannot tell what has changed; it says why above.', output);
  return output.split('\n').filter((line) => line !== '');
}
