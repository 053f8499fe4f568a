/** Jest settings shared by the frontends; the browser gets bundles, tests run as CommonJS in jsdom. */
const path = require('node:path');

const kit = path.join(__dirname, '../../frontends/kit/src');
const node = require('./node.preset.cjs');

module.exports = {
  testEnvironment: 'jsdom',
  // The build of each frontend sets its own.
  globals: { FRONTEND_RELEASE: 'tested@0.0.0' },
  testMatch: ['<rootDir>/src/**/*.{unit,int}.test.{ts,tsx}', '<rootDir>/build/**/*.{unit,int}.test.ts'],
  setupFilesAfterEnv: [path.join(kit, 'testing', 'document.cjs')],
  restoreMocks: true,
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { legacyDecorator: true, useDefineForClassFields: false, react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    ...node.moduleNameMapper,
    '\\.module\\.css$': path.join(kit, 'testing', 'css-module.cjs'),
    '\\.css$': path.join(kit, 'testing', 'no-css.cjs'),
    '\\.svg$': path.join(kit, 'testing', 'no-css.cjs'),
  },
  transformIgnorePatterns: ['/node_modules/(?!(@marcel|@module-federation)/)'],
};
