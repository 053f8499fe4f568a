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
 * The text of the server stays in memory as long as it runs, in two bytes a character as soon as one of them is not Latin: blanks
 * and comments go. Names stay: events tell those of commands, and what is logged tells others.
 */
const SHORTER = { compress: false, mangle: false, format: { comments: false, asciiOnly: true } };

/** Classes are called by their names in the description of the API, and are given what their constructors name. */
const FROM_SOURCES = {
  jsc: {
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
};

/**
 * The server in a few files, made of what the compiler made: three thousand small ones are what a start would spend
 * most of its time on. Modules are joined: kept apart, they would ask each other through getters, which takes a third of a request.
 * Names stay as they are. For development it is made of the sources, without waiting for the compiler.
 */
export default defineConfig(({ envMode }) => {
  const fromSources = envMode === 'development';
  const [folder, ending] = fromSources ? ['./src', 'ts'] : ['./dist', 'js'];
  return {
    source: {
      entry: {
        main: `${folder}/main.${ending}`,
        'composing-process': `${folder}/contexts/studio/providers/local/composing/composing-process.${ending}`,
        'decoding-process': `${folder}/platform/pictures/decoding/decoding-process.${ending}`,
      },
      ...(fromSources && { decorators: { version: 'legacy' } }),
    },
    output: {
      target: 'node',
      distPath: { root: fromSources ? 'dist/development' : 'dist/server' },
      filename: { js: '[name].js' },
      minify: !fromSources && { js: true, jsOptions: { minimizerOptions: SHORTER } },
      cleanDistPath: false,
      sourceMap: { js: 'source-map' },
      overrideBrowserslist: ['node >= 20'],
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
      ...(fromSources && { swc: FROM_SOURCES }),
      rspack: {
        ...(fromSources && { resolve: { extensionAlias: { '.js': ['.ts', '.js'] } } }),
        module: {
          parser: { javascript: { importMeta: false, url: false, exprContextCritical: false } },
          rules: [{ include: path.join(import.meta.dirname, 'dist'), extractSourceMap: true }],
        },
        optimization: { concatenateModules: true, chunkIds: 'named' },
      },
    },
  };
});
