import {
  answersIn,
  RELEASE_FILE,
  ROUTES,
  SHELL_INTERFACE_VERSION,
  type AnswerFields,
  type ReleaseDescription,
  type RemoteProgram,
} from '@marcel/contracts';
import type { RsbuildPlugin } from '@rsbuild/core';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { version as kitVersion } from '../../package.json';
import { kitPropsOf } from './kit-props';
import { kitUseIn } from './kit-use';
import { operationsOf } from './operations';
import { originOf } from './origin';
import { EVERYTHING, exportsOf, usageOf } from './usage';

const OPENAPI = path.resolve(import.meta.dirname, '../../../../contracts/openapi.json');

const KIT = path.resolve(import.meta.dirname, '../../src/index.ts');

const OpenApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.optional(z.string()) }))),
});

export interface Released {
  name: string;
  version: string;
  modules: string[];
  programs: RemoteProgram[];
  windows: boolean;
}

/**
 * Writes `release.json` into a build: what it is, where it comes from, what it gives and what it needs of others. Without a space more than
 * it takes: products of an earlier release read 64 KiB of it.
 */
export const pluginReleaseFile = (released: Released): RsbuildPlugin => ({
  name: 'marcel:release-file',
  setup: (api) =>
    api.processAssets({ stage: 'additional' }, async ({ compilation, sources }) => {
      const description = await describe(released, api.context.rootPath);
      compilation.emitAsset(RELEASE_FILE, new sources.RawSource(`${JSON.stringify(description)}\n`));
    }),
});

async function describe(
  { name, version, modules, programs, windows }: Released,
  folder: string,
): Promise<ReleaseDescription> {
  const sources = await sourcesIn(path.join(folder, 'src'));
  const { kitExports, routes } = usageOf(sources);
  const kitProps = kitPropsOf(KIT);
  const openApi: unknown = JSON.parse(await readFile(OPENAPI, 'utf8'));
  const operations = operationsOf(routes, ROUTES, OpenApi.parse(openApi).paths);
  const asked = { operations, answers: answersOf(operations, openApi) };
  const versions = { shell: SHELL_INTERFACE_VERSION, kit: kitVersion };
  // The shell brings its kit along, and gives it to those that expose something.
  const isShell = modules.length === 0;
  if (!isShell && kitExports.includes(EVERYTHING)) {
    throw new Error(`What ${name} uses of @marcel/kit has to be imported by name: whether a shell has it is checked`);
  }
  const ranges = { shell: `^${versions.shell}`, kit: `^${versions.kit}` };
  return {
    name,
    version,
    ...(await originOf(folder)),
    exposes: { modules, programs, ...(windows && { windows }) },
    ...(isShell
      ? { needs: { kitExports: [], ...asked }, provides: { ...versions, kitExports: await exportsOfKit(), kitProps } }
      : { needs: { ...ranges, kitExports, kitProps: kitUseIn(sources, kitProps), ...asked } }),
  };
}

/** A schema of the contracts reads all of an answer: all that it holds counts as read. */
function answersOf(operations: readonly string[], openApi: unknown): Record<string, AnswerFields> {
  const answers = answersIn(openApi);
  const told = operations.map((operation) => [operation, answers.get(operation) ?? {}] as const);
  return Object.fromEntries(told.filter(([, fields]) => Object.keys(fields).length > 0));
}

const exportsOfKit = async () => exportsOf(await readFile(KIT, 'utf8'));

const NOT_BUILT = /\.test\.tsx?$|(^|\/)testing\//;

async function sourcesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const built = files.filter((file) => /\.tsx?$/.test(file) && !NOT_BUILT.test(file)).sort();
  return Promise.all(built.map((file) => readFile(path.join(folder, file), 'utf8')));
}
