import { defineConfig } from '@rsbuild/core';
import { isBuiltin } from 'node:module';
import path from 'node:path';

/** What loads files beside its own by their place, or is loaded for those alone who need it. */
const LEFT_ALONE = ['@eventstore/db-client', 'libsql', 'mongodb', 'pino', 'sharp'];

/** Nest asks for these and does without them. */
const NOT_THERE = [
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'class-transformer',
];

const isOf = (packages, request) => packages.some((name) => request === name || request.startsWith(`${name}/`));

/**
 * The server in a few files, made of what the compiler made: three thousand small ones are what a start would spend
 * most of its time on. Modules are kept apart in them, and names as they are: classes are called by their names in the
 * description of the API.
 */
export default defineConfig({
  source: {
    entry: {
      main: './dist/main.js',
      'composing-process': './dist/contexts/studio/providers/local/composing/composing-process.js',
      'decoding-process': './dist/platform/pictures/decoding/decoding-process.js',
    },
  },
  output: {
    target: 'node',
    distPath: { root: 'dist/server' },
    filename: { js: '[name].js' },
    minify: false,
    cleanDistPath: false,
    sourceMap: { js: 'source-map' },
    externals: [
      ({ request = '', dependencyType }, take) => {
        const outside = isBuiltin(request) || isOf([...LEFT_ALONE, ...NOT_THERE], request);
        if (!outside) return take();
        return take(undefined, `${dependencyType === 'commonjs' ? 'node-commonjs' : 'module'} ${request}`);
      },
    ],
  },
  splitChunks: false,
  tools: {
    rspack: {
      module: {
        parser: { javascript: { importMeta: false, url: false, exprContextCritical: false } },
        rules: [{ include: path.join(import.meta.dirname, 'dist'), extractSourceMap: true }],
      },
      optimization: { concatenateModules: false, chunkIds: 'named' },
    },
  },
});
