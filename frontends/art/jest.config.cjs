module.exports = { ...require('../../scripts/jest/node.preset.cjs'), displayName: 'art', rootDir: __dirname };
