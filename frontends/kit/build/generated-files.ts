import type { RsbuildPlugin } from '@rsbuild/core';
import { RELEASE_FILE, SHELL_FRONTEND, SHELL_INTERFACE_VERSION, type RemoteProgram } from '@marcel/contracts';
import { version as kitVersion } from '../package.json';

export type GeneratedFiles = Readonly<Record<string, string | Buffer>>;

export const pluginGeneratedFiles = (files: GeneratedFiles): RsbuildPlugin => ({
  name: 'marcel:generated-files',
  setup: (api) =>
    api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
      for (const [name, content] of Object.entries(files)) {
        compilation.emitAsset(name, new sources.RawSource(content));
      }
    }),
});

interface ReleaseDescription {
  name: string;
  version: string;
  programs: RemoteProgram[];
  windows: boolean;
}

/** The file that describes a release to the product. */
export function releaseFile({ name, version, programs, windows }: ReleaseDescription): GeneratedFiles {
  const [kitMajor] = kitVersion.split('.');
  const description = {
    name,
    version,
    exposes: { programs, windows },
    ...(name === SHELL_FRONTEND
      ? { provides: { shell: SHELL_INTERFACE_VERSION, kit: kitVersion } }
      : { needs: { shell: `^${SHELL_INTERFACE_VERSION}`, kit: `^${kitMajor}.0.0` } }),
  };
  return { [RELEASE_FILE]: `${JSON.stringify(description)}\n` };
}
