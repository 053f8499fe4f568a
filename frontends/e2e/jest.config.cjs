const preset = require('../../scripts/jest-node.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'e2e',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/src/harness/environment.ts',
  setupFilesAfterEnv: ['<rootDir>/src/harness/second-try.ts'],
  // A browser, a backend and the test itself keep two cores busy.
  maxWorkers: 1,
};
