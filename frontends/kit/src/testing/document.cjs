if (typeof document !== 'undefined') {
  require('./browser-gaps.cjs');
  require('../page/ignore-composition-keys').ignoreCompositionKeys();
  require('@testing-library/jest-dom');
  const { configure, getConfig } = require('@testing-library/react');
  const { getElementError: errorWithDocument } = getConfig();

  /** Prints the document of a repeated query only when it times out. */
  const getElementError = (message, container) => {
    if (getConfig()._disableExpensiveErrorDiagnostics) {
      const error = Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
      const get = () => errorWithDocument(message, container).message;
      return Object.defineProperty(error, 'message', { configurable: true, get });
    }
    const error = errorWithDocument(message, container);
    Error.captureStackTrace(error, getElementError);
    return error;
  };

  // Only the test's own timeout may fail it, not a busy machine.
  configure({ asyncUtilTimeout: 20_000, getElementError });
}
