import assert from 'node:assert/strict';
import { test } from 'node:test';
import { devCommands } from './dev-commands.mjs';

/** @param {string} folder @param {Record<string, string>} scripts */
const commandsOf = (folder, scripts) =>
  devCommands({ name: `@marcel/${folder}`, folder, scripts, dependencies: [] }).map(({ command }) => command);

test('a frontend has a server of its own', () => {
  assert.deepEqual(commandsOf('frontends/shell', { dev: 'node alone.mjs', build: 'rsbuild build' }), ['rsbuild dev']);
});

test('a compiled package is compiled again with every change', () => {
  assert.deepEqual(commandsOf('contracts', { build: 'node modules/bin/tsc -p tsconfig.build.json' }), [
    'node modules/bin/tsc -p tsconfig.build.json --watch --preserveWatchOutput',
  ]);
});

test('one that runs is bundled from its sources, and starts when there is a bundle and with every new one', () => {
  const build = 'node modules/bin/tsc -p . && rsbuild build';
  const commands = commandsOf('backend', { build, start: 'node dist/server/main.js' });
  const [bundler, server = ''] = commands;
  assert.equal(bundler, 'rsbuild build --watch --env-mode development');
  const watched = 'node --watch --watch-preserve-output --enable-source-maps dist/development/main.js';
  assert.match(server, new RegExp(`^node ".*wait-for-file.mjs" dist/development/main.js && ${watched}$`));
});

test('a package that is only source needs nothing', () => {
  assert.deepEqual(commandsOf('frontends/kit', { test: 'jest' }), []);
});
