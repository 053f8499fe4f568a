import {
  RELEASE_FILE,
  ROUTES,
  SHELL_INTERFACE_VERSION,
  type ReleaseDescription,
  type RemoteProgram,
} from '@marcel/contracts';
import type { RsbuildPlugin } from '@rsbuild/core';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { version as kitVersion } from '../../package.json';
import { operationsOf } from './operations';
import { originOf } from './origin';
import { EVERYTHING, exportsOf, usageOf, type Usage } from './usage';

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
}

/** Writes `release.json` into a build: what it is, where it comes from, what it gives and what it needs of others. */
export const pluginReleaseFile = (released: Released): RsbuildPlugin => ({
  name: 'marcel:release-file',
  setup: (api) =>
    api.processAssets({ stage: 'additional' }, async ({ compilation, sources }) => {
      const description = await describe(released, api.context.rootPath);
      compilation.emitAsset(RELEASE_FILE, new sources.RawSource(`${JSON.stringify(description, null, 2)}\n`));
    }),
});

async function describe({ name, version, modules, programs }: Released, folder: string): Promise<ReleaseDescription> {
  const { kitExports, routes } = await usageIn(path.join(folder, 'src'));
  const { paths } = OpenApi.parse(JSON.parse(await readFile(OPENAPI, 'utf8')));
  const operations = operationsOf(routes, ROUTES, paths);
  const versions = { shell: SHELL_INTERFACE_VERSION, kit: kitVersion };
  // The shell brings its kit along, and gives it to those that expose something.
  const isShell = modules.length === 0;
  if (!isShell && kitExports.includes(EVERYTHING)) {
    throw new Error(`What ${name} uses of @marcel/kit has to be imported by name: whether a shell has it is checked`);
  }
  return {
    name,
    version,
    ...(await originOf(folder)),
    exposes: { modules, programs },
    ...(isShell
      ? { needs: { kitExports: [], operations }, provides: { ...versions, kitExports: await exportsOfKit() } }
      : { needs: { shell: `^${versions.shell}`, kit: `^${versions.kit}`, kitExports, operations } }),
  };
}

const exportsOfKit = async () => exportsOf(await readFile(KIT, 'utf8'));

const NOT_BUILT = /\.test\.tsx?$|(^|\/)testing\//;

async function usageIn(folder: string): Promise<Usage> {
  const files = await readdir(folder, { recursive: true });
  const built = files.filter((file) => /\.tsx?$/.test(file) && !NOT_BUILT.test(file)).sort();
  return usageOf(await Promise.all(built.map((file) => readFile(path.join(folder, file), 'utf8'))));
}
