import type { RsbuildPlugin } from '@rsbuild/core';

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
