import type { Rspack } from '@rsbuild/core';
import path from 'node:path';

const QUERY = '?hot';

export const hotModules = (exposes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(exposes).map(([name, file]) => [name, file + QUERY]));

export const hotModuleRule: Rspack.RuleSetRule = {
  resourceQuery: /^\?hot$/,
  use: path.join(import.meta.dirname, 'hot-module.cjs'),
};
