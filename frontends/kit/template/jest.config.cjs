module.exports = { ...require('../../scripts/jest/dom.preset.cjs'), displayName: 'template-name', rootDir: __dirname };
