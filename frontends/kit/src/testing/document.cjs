if (typeof document !== 'undefined') {
  require('./browser-gaps.cjs');
  require('@testing-library/jest-dom');
  const { configure } = require('@testing-library/react');

  // What a test waits for comes when it comes: a busy machine is no reason to fail, only the test's own limit is.
  configure({ asyncUtilTimeout: 20_000 });
}
