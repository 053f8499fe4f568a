import { defineConfig } from '@rsbuild/core';
import { isBuiltin } from 'node:module';

const EXTERNAL_PACKAGES = ['@eventstore/db-client', 'libsql', 'mongodb', 'pino', 'sharp'];

const UNINSTALLED_OPTIONAL_PACKAGES = [
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'class-transformer',
];

const isOf = (packages, request) => packages.some((name) => request === name || request.startsWith(`${name}/`));

/**
 * Minifies whitespace and comments: Node keeps the source in memory, in two bytes a character unless it is Latin. Keeps names, which events
 * and logs contain.
 */
const MINIFY_OPTIONS = { compress: false, mangle: false, format: { comments: false, asciiOnly: true } };

const SWC_OPTIONS = {
  jsc: {
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
};

/**
 * The server and its commands in a few files: thousands of small modules would make a start slow, and modules that are not
 * joined call each other through getters. Names stay as they are.
 */
export default defineConfig(({ envMode }) => {
  const isDevelopment = envMode === 'development';
  return {
    source: {
      entry: {
        main: './src/main.ts',
        'composing-process': './src/contexts/studio/providers/local/composing/composing-process.ts',
        'encoding-process': './src/platform/pictures/encoding/encoding-process.ts',
        ...(!isDevelopment && { commands: './src/commands/main.ts' }),
      },
      decorators: { version: 'legacy' },
    },
    output: {
      target: 'node',
      distPath: { root: isDevelopment ? 'dist/development' : 'dist/server' },
      filename: { js: '[name].js' },
      minify: !isDevelopment && { js: true, jsOptions: { minimizerOptions: MINIFY_OPTIONS } },
      cleanDistPath: false,
      sourceMap: { js: 'source-map' },
      overrideBrowserslist: ['node >= 20'],
      externals: [
        ({ request = '', dependencyType }, take) => {
          const outside = isBuiltin(request) || isOf([...EXTERNAL_PACKAGES, ...UNINSTALLED_OPTIONAL_PACKAGES], request);
          if (!outside) return take();
          return take(undefined, `${dependencyType === 'commonjs' ? 'node-commonjs' : 'module'} ${request}`);
        },
      ],
    },
    splitChunks: false,
    tools: {
      swc: SWC_OPTIONS,
      rspack: {
        resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
        module: {
          parser: { javascript: { importMeta: false, url: false, exprContextCritical: false } },
        },
        optimization: { concatenateModules: true, chunkIds: 'named' },
      },
    },
  };
});
