const path = require('node:path');

const contracts = path.join(__dirname, '../../contracts/src');
const art = path.join(__dirname, '../../frontends/art/src');
const modules = path.join(__dirname, '../../node_modules');

const ESM_ONLY = [
  '@borewit/',
  '@nestjs/',
  '@tokenizer/',
  'content-disposition/',
  'file-type/',
  'is-network-error/',
  'mime/',
  'p-retry/',
  'strtok3/',
  'token-types/',
  'uint8array-extras/',
  'uuid/',
];

/** `npm run test:full` adds the tests that take minutes. */
const tiers = ['unit', 'int', 'e2e', ...(process.env.TEST_FULL ? ['full'] : [])].join();

module.exports = {
  testEnvironment: 'node',
  testMatch: [`<rootDir>/src/**/*.{${tiers}}.test.ts`],
  setupFiles: [path.join(__dirname, 'frozen-globals.cjs'), path.join(__dirname, 'native-errors.cjs')],
  moduleFileExtensions: ['ts', 'js', 'json', 'node'],
  transform: {
    '^.+\\.(ts|js)$': [
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
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${ESM_ONLY.join('|')}))`],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@marcel/contracts$': path.join(contracts, 'index'),
    '^@marcel/art/(.*)$': path.join(art, '$1'),
    // Use single-file builds, because each test file loads its modules again, and these have 974 files.
    '^class-validator$': path.join(modules, 'class-validator/bundles/class-validator.umd.js'),
    '^rxjs(/operators)?$': path.join(modules, 'rxjs/dist/bundles/rxjs.umd.js'),
    '^es-toolkit/compat$': path.join(__dirname, 'es-toolkit-compat.cjs'),
  },
};
