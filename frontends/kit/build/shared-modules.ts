/**
 * Modules that exist once in the page: they hold the router, the queries and the toasts. The shell gives them to its
 * remotes; a remote that runs alone brings its own. antd is not among them: shared modules come whole, and whole it
 * weighs twice what any remote uses of it.
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
