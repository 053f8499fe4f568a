const preset = require('../../scripts/jest-node.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'e2e',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/src/harness/environment.ts',
  setupFilesAfterEnv: ['<rootDir>/src/harness/second-try.ts'],
  // More would make the waits of one another longer: a browser and a backend work for each.
};
