import path from 'node:path';
import { readWorkspaces } from '../build/workspaces.mjs';
import { limit } from '../shared/limit.mjs';
import { npm, runQuietly, tool } from '../shared/processes.mjs';
import { readIfThere } from '../shared/repository.mjs';

/**
 * One thing to check; it holds or it does not.
 *
 * @typedef {{ name: string, command: string[] }} Check
 */

const AT_ONCE = 2;

/** Scripts that write files from the code, with the files that they keep. */
const GENERATED = { openapi: 'openapi.json', events: 'events.md and event-schemas.json' };

export const FOLDER_RULES = path.join(import.meta.dirname, 'folder-circles.dependency-cruiser.cjs');

/**
 * The checks of style, of import directions and of generated files.
 *
 * @param {string} root
 * @returns {Promise<Check[]>}
 */
export async function lintChecks(root) {
  const workspaces = await readWorkspaces(root);
  const folders = workspaces.map(({ folder }) => `${folder}/src`);
  const generators = Object.entries(GENERATED).flatMap(([script, files]) =>
    workspaces
      .filter(({ scripts }) => scripts[script])
      .map((workspace) => ({ script, files, workspace: workspace.name })),
  );
  return [
    { name: 'oxlint', command: tool(root, 'oxlint') },
    { name: 'oxfmt', command: [...tool(root, 'oxfmt'), '--check'] },
    {
      name: 'import directions',
      command: [...tool(root, 'dependency-cruiser', 'depcruise'), '--output-type', 'err-long', ...folders],
    },
    {
      name: 'circles between folders',
      command: [
        ...tool(root, 'dependency-cruiser', 'depcruise'),
        '--config',
        FOLDER_RULES,
        '--output-type',
        'err',
        ...folders,
      ],
    },
    ...generators.map(({ script, files, workspace }) => ({
      name: files,
      command: npm('run', script, '--workspace', workspace, '--', '--check'),
    })),
  ];
}

/**
 * A check of the types of every package, and of these scripts.
 *
 * @param {string} root
 * @returns {Promise<Check[]>}
 */
export async function typeChecks(root) {
  const folders = ['scripts', ...(await readWorkspaces(root)).map(({ folder }) => folder)];
  const typed = await Promise.all(folders.map((folder) => readIfThere(path.join(root, folder, 'tsconfig.json'))));
  return folders
    .filter((_, index) => typed[index])
    .map((folder) => ({
      name: `types of ${folder}`,
      command: [...tool(root, '@typescript/native', 'tsc'), '--noEmit', '--project', folder],
    }));
}

/**
 * Makes the checks, two at a time, and shows what the failing ones say.
 *
 * @param {string} root
 * @param {Check[]} checks
 * @param {import('../shared/progress.mjs').Progress} progress
 * @returns {Promise<import('../test/tally.mjs').Tally>}
 */
export async function makeChecks(root, checks, progress) {
  const limited = limit(AT_ONCE);
  const outcomes = await Promise.all(
    checks.map(({ name, command }) => limited(() => progress.check(name, () => runQuietly(command, { cwd: root })))),
  );
  const names = checks.filter((_, index) => outcomes[index]?.ok !== true).map(({ name }) => name);
  return { passed: checks.length - names.length, failed: names.length, names };
}
