/** Jest settings shared by the frontends; the browser gets bundles, tests run as CommonJS. */
const path = require('node:path');

const kit = path.join(__dirname, '../../frontends/kit/src');
const modules = path.join(__dirname, '../../node_modules');
const node = require('./node.preset.cjs');

module.exports = {
  testEnvironment: path.join(__dirname, 'dom-environment.cjs'),
  // The build of each frontend sets its own release.
  globals: { FRONTEND_RELEASE: 'tested@0.0.0' },
  testMatch: ['<rootDir>/src/**/*.{unit,int}.test.{ts,tsx}', '<rootDir>/build/**/*.{unit,int}.test.ts'],
  setupFiles: [path.join(__dirname, 'frozen-globals.cjs')],
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
    // Use single-file builds, because each test file loads its modules again, and these have hundreds.
    '^antd$': path.join(modules, 'antd/dist/antd.js'),
    '^@testing-library/dom$': path.join(modules, '@testing-library/dom/dist/@testing-library/dom.umd.js'),
    '\\.module\\.css$': path.join(kit, 'testing', 'css-module.cjs'),
    '\\.css$': path.join(kit, 'testing', 'no-css.cjs'),
    '\\.svg$': path.join(kit, 'testing', 'no-css.cjs'),
  },
  transformIgnorePatterns: ['/node_modules/(?!(@marcel|@module-federation)/)'],
};
