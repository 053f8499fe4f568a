const preset = require('../../scripts/jest-dom.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'shell',
  rootDir: __dirname,
  testMatch: [...preset.testMatch, '<rootDir>/music/**/*.unit.test.ts'],
};
