module.exports = { ...require('../../scripts/jest/dom.preset.cjs'), displayName: 'mascotdex', rootDir: __dirname };
