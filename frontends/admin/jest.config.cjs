module.exports = { ...require('../../scripts/jest/dom.preset.cjs'), displayName: 'admin', rootDir: __dirname };
