import assert from 'node:assert/strict';
import { test } from 'node:test';
import { devCommands } from './dev-commands.mjs';

/** @param {string} folder @param {Record<string, string>} scripts */
const commandsOf = (folder, scripts) =>
  devCommands({ name: `@marcel/${folder}`, folder, scripts, dependencies: [] }).map(({ command }) => command);

test('a package with a dev server runs it', () => {
  assert.deepEqual(commandsOf('frontends/shell', { dev: 'rsbuild dev', build: 'rsbuild build' }), ['rsbuild dev']);
});

test('a compiled package is compiled again with every change', () => {
  assert.deepEqual(commandsOf('contracts', { build: 'node modules/bin/tsc -p tsconfig.build.json' }), [
    'node modules/bin/tsc -p tsconfig.build.json --watch --preserveWatchOutput',
  ]);
});

test('one that is bundled and runs is bundled again and starts again with every new output', () => {
  const commands = commandsOf('backend', {
    build: 'node modules/bin/tsc -p . && rsbuild build',
    start: 'node --enable-source-maps dist/server/main.js',
  });
  assert.deepEqual(commands, [
    'node modules/bin/tsc -p . --watch --preserveWatchOutput',
    'rsbuild build --watch',
    'node --watch --watch-preserve-output --enable-source-maps dist/server/main.js',
  ]);
});

test('a package that is only source needs nothing', () => {
  assert.deepEqual(commandsOf('frontends/kit', { test: 'jest' }), []);
});
