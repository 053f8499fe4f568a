const preset = require('../scripts/jest/node.preset.cjs');

module.exports = { ...preset, displayName: 'backend', rootDir: __dirname };
