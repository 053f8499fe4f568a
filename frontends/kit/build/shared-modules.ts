/**
 * Modules that the shell gives to its remotes: they hold the router, the queries and the toasts. A remote that runs alone
 * brings its own. antd is not among them: shared modules come whole, and whole it weighs twice what any remote uses of it.
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
