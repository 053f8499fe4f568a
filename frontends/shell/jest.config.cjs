const preset = require('../../scripts/jest/dom.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'shell',
  rootDir: __dirname,
};
