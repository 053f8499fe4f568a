import type { RsbuildPlugin } from '@rsbuild/core';

/** Files by their path in the build. */
export type GeneratedFiles = Readonly<Record<string, string | Buffer>>;

/** Puts files that no source file stands for into the build, under the names that they are given. */
export const pluginGeneratedFiles = (files: GeneratedFiles): RsbuildPlugin => ({
  name: 'marcel:generated-files',
  setup: (api) =>
    api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
      for (const [name, content] of Object.entries(files)) {
        compilation.emitAsset(name, new sources.RawSource(content));
      }
    }),
});
