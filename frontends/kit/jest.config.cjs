module.exports = { ...require('../../scripts/jest/dom.preset.cjs'), displayName: 'kit', rootDir: __dirname };
