/**
 * One process of a development session.
 *
 * @typedef {{ name: string, command: string, cwd: string }} DevCommand
 */

/**
 * What keeps a package up to date while its sources change: its own dev server, or the programs of its build watching
 * and, for one that runs, a Node that starts again with every new output. The programs are found as in any script that npm runs.
 *
 * @param {import('../build/workspaces.mjs').Workspace} workspace
 * @returns {DevCommand[]}
 */
export function devCommands({ folder, scripts: { dev, build, start } }) {
  const name = folder.replace('frontends/', '');
  if (dev) return [{ name, command: dev, cwd: folder }];
  const commands = (build?.split(' && ') ?? []).map((step) => watching(step, { name, folder }));
  if (start?.startsWith('node ')) {
    commands.push({ name, command: start.replace('node ', 'node --watch --watch-preserve-output '), cwd: folder });
  }
  return commands;
}

/**
 * @param {string} step one program of a build
 * @param {{ name: string, folder: string }} workspace
 * @returns {DevCommand}
 */
const watching = (step, { name, folder }) =>
  step.includes('/bin/tsc ')
    ? { name: `${name} compiler`, command: `${step} --watch --preserveWatchOutput`, cwd: folder }
    : { name: `${name} bundler`, command: `${step} --watch`, cwd: folder };
