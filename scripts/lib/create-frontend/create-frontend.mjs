import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildChanged } from '../build/build.mjs';
import { importContracts } from '../build/contracts.mjs';
import { readWorkspaces } from '../build/workspaces.mjs';
import { installWhenNeeded } from '../install/install.mjs';
import { readArguments } from '../shared/arguments.mjs';
import { StepFailed } from '../shared/command.mjs';
import { npm, runQuietly } from '../shared/processes.mjs';
import { isTitle, refusalOf, titleOf } from './names.mjs';
import { writeFrontend } from './write-frontend.mjs';

export const USAGE = `npm run create-frontend -- <name> [--title "What visitors call it"]

A name such as newsletter or our-letters: of its folder in frontends/, of its releases, and of its page's address.`;

/**
 * Makes a frontend of its own, with a program that works, its tests and its build.
 *
 * @param {string} root
 * @param {readonly string[]} given
 * @param {import('../shared/progress.mjs').Progress} progress
 * @returns {Promise<string[]>} what can be done next
 * @throws {StepFailed}
 */
export async function createFrontend(root, given, progress) {
  const { name, title } = read(given);
  if (!isTitle(title)) throw new StepFailed(`${title} is no title: letters, digits and blanks, at most 40.`);
  await installWhenNeeded(root, progress);
  await buildChanged(root, progress, { only: ({ folder }) => folder === 'contracts' });
  const refusal = refusalOf(name, { workspaces: await readWorkspaces(root), contracts: await importContracts(root) });
  if (refusal) throw new StepFailed(refusal);
  await progress.step(`Writing frontends/${name}`, () => writeFrontend(root, { name, title }));
  await progress.step('Making it known to npm', () => makeKnown(root, name));
  return [
    '',
    `npm run dev -w frontends/${name}      # the page of a running product, with this program in it`,
    `npm test -w frontends/${name}`,
    `npm run release -- ${name}            # RELEASE_TOKENS of the product needs ${name}:<token>`,
  ];
}

/** @param {readonly string[]} given */
function read(given) {
  const { values, positionals } = readArguments(given, { title: /** @type {const} */ ({ type: 'string' }) }, USAGE);
  const [name, ...others] = positionals;
  if (!name || others.length > 0) throw new StepFailed(USAGE);
  return { name, title: values.title ?? titleOf(name) };
}

/** @param {string} root @param {string} name */
async function makeKnown(root, name) {
  const command = npm('install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund');
  const { ok, output } = await runQuietly(command, { cwd: root });
  if (ok) return;
  await rm(path.join(root, 'frontends', name), { recursive: true });
  throw new StepFailed('npm cannot take it up, and says why above. Nothing was made.', output);
}
