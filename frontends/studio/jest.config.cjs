const preset = require('../../scripts/jest-dom.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'studio',
  rootDir: __dirname,
  setupFilesAfterEnv: [...preset.setupFilesAfterEnv, '<rootDir>/src/shared/testing/patience.ts'],
};
