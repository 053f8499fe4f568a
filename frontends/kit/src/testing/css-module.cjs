/** Class names of a CSS module in tests are the names in the file. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
