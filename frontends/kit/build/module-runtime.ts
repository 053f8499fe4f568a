import { rspack } from '@rsbuild/core';

const COMMON_JS = /@module-federation[\\/][^\\/]+[\\/]dist[\\/].*\.cjs$/;

/** Takes the federation runtime as ES modules, of which a bundle holds what it uses; as CommonJS, which the plugin names, all of it stays. */
export const moduleRuntime = new rspack.NormalModuleReplacementPlugin(COMMON_JS, (found) => {
  found.request = asModule(found.request);
  if (found.createData?.resource) found.createData.resource = asModule(found.createData.resource);
});

const asModule = (file: string) => file.replace(/\.cjs$/, '.js');
