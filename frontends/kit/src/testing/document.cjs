if (typeof document !== 'undefined') {
  require('./browser-gaps.cjs');
  require('@testing-library/jest-dom');
  const { configure, getConfig } = require('@testing-library/react');
  const { getElementError: errorWithDocument } = getConfig();

  /** Prints the document for a query that is tried again and again only when its time is over. */
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

  // What a test waits for comes when it comes: a busy machine is no reason to fail, only the test's own limit is.
  configure({ asyncUtilTimeout: 20_000, getElementError });
}
