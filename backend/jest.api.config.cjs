const preset = require('../scripts/jest/node.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'api',
  rootDir: __dirname,
  testMatch: ['<rootDir>/src/**/*.api.test.ts'],
  globalSetup: '<rootDir>/src/test-support/shared-product/start-products.ts',
  globalTeardown: '<rootDir>/src/test-support/shared-product/stop-products.ts',
};
