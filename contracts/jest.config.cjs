const preset = require('../scripts/jest/node.preset.cjs');

module.exports = { ...preset, displayName: 'contracts', rootDir: __dirname };
