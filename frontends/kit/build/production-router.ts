import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** The router's package gives every bundler its build for development, with warnings that nobody reads here. */
const built = (module: string) =>
  resolve(module)
    .replace(`${path.sep}development${path.sep}`, `${path.sep}production${path.sep}`)
    .replace(/\.js$/, '.mjs');

/** Where the router's build for visitors lies, by what is imported. */
export const productionRouter = {
  'react-router$': built('react-router'),
  'react-router/dom$': built('react-router/dom'),
};
