/** Jest settings shared by the packages that run in Node; production stays ESM, tests run as CommonJS. */
const path = require('node:path');

const contracts = path.join(__dirname, '..', 'contracts', 'src');
const art = path.join(__dirname, '..', 'frontends', 'art', 'src');

module.exports = {
  // Longer than any test needs on a busy machine.
  testTimeout: 120_000,
  testEnvironment: path.join(__dirname, 'lib', 'jest', 'worker-environment.cjs'),
  runtime: path.join(__dirname, 'lib', 'jest', 'worker-runtime.cjs'),
  // What is there most is looked for first.
  moduleFileExtensions: ['ts', 'js', 'json', 'node'],
  testMatch: ['<rootDir>/src/**/*.{unit,int,e2e}.test.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          keepClassNames: true,
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@marcel/contracts$': path.join(contracts, 'index'),
    '^@marcel/art/(.*)$': path.join(art, '$1'),
  },
};
