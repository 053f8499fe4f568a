const { isNativeError } = require('node:util').types;

const isInstance = Function.prototype[Symbol.hasInstance];

// Node's own modules throw errors of another realm than that of the test files.
Object.defineProperty(Error, Symbol.hasInstance, {
  /** @param {unknown} value */
  value(value) {
    return (this === Error && isNativeError(value)) || isInstance.call(this, value);
  },
});
