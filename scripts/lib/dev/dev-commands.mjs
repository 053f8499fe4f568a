import path from 'node:path';

/**
 * One process of a development session.
 *
 * @typedef {{ name: string, command: string, cwd: string }} DevCommand
 */

const WAIT = path.join(import.meta.dirname, 'wait-for-file.mjs');

/** Where a package that runs is bundled to while it is developed, from its sources; see its rsbuild.config. */
export const DEV_BUNDLE = 'dist/development/main.js';

/**
 * What keeps a package up to date while its sources change: the development server of a frontend; the compiler watching;
 * or, for one that runs, a bundler watching its sources and a Node that starts again with every new output. The programs are found as in
 * any script that npm runs.
 *
 * @param {import('../build/workspaces.mjs').Workspace} workspace
 * @returns {DevCommand[]}
 */
export function devCommands({ folder, scripts: { dev, build, start } }) {
  const name = folder.replace('frontends/', '');
  if (!build) return [];
  if (dev) return [{ name, command: build.replace(/ build$/, ' dev'), cwd: folder }];
  if (!start) return [{ name: `${name} compiler`, command: `${build} --watch --preserveWatchOutput`, cwd: folder }];
  const server = `node "${WAIT}" ${DEV_BUNDLE} && node --watch --watch-preserve-output --enable-source-maps ${DEV_BUNDLE}`;
  return [
    { name: `${name} bundler`, command: 'rsbuild build --watch --env-mode development', cwd: folder },
    { name, command: server, cwd: folder },
  ];
}
