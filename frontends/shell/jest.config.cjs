module.exports = { ...require('../../scripts/jest-dom.preset.cjs'), displayName: 'shell', rootDir: __dirname };
