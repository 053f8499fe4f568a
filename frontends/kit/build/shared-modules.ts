/**
 * Modules that the shell shares with its remotes; a standalone remote bundles its own. antd is not shared: a shared module is not
 * tree-shaken, and the whole of it is twice as large as the part that any remote uses.
 */
export const SHARED_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@tanstack/react-query',
  '@marcel/kit',
] as const;

export type SharedModule = (typeof SHARED_MODULES)[number];

export const shareConfig = (module: SharedModule, kitVersion: string) =>
  module === '@marcel/kit'
    ? { singleton: false, requiredVersion: `^${kitVersion}` }
    : { singleton: true, requiredVersion: false as const };
