module.exports = { ...require('../../scripts/jest/dom.preset.cjs'), displayName: 'studio', rootDir: __dirname };
