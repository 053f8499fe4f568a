/**
 * One process of a development session.
 *
 * @typedef {{ name: string, command: string, cwd: string }} DevCommand
 */

/**
 * What keeps a package up to date while its sources change: its own dev server, or its compiler watching and, for one
 * that runs, a Node that starts again with every new output. The programs are found as in any script that npm runs.
 *
 * @param {import('../build/workspaces.mjs').Workspace} workspace
 * @returns {DevCommand[]}
 */
export function devCommands({ folder, scripts: { dev, build, start } }) {
  const name = folder.replace('frontends/', '');
  if (dev) return [{ name, command: dev, cwd: folder }];
  const commands = [];
  if (build?.includes('/bin/tsc ')) {
    commands.push({ name: `${name} compiler`, command: `${build} --watch --preserveWatchOutput`, cwd: folder });
  }
  if (start?.startsWith('node ')) {
    commands.push({ name, command: start.replace('node ', 'node --watch --watch-preserve-output '), cwd: folder });
  }
  return commands;
}
