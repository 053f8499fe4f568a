const INJECTED = 'A domain decides from its arguments alone: clock, ids and chance are given to it.';
const NO_IO = 'A domain touches nothing outside of it.';

const AMBIENT = ['process', 'fetch', 'performance', 'crypto', 'Buffer'];
const TIMERS = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'];

/**
 * Rules for the code of a domain: no clock, no chance, no environment. A given time may be read, as in `new Date(time)`.
 *
 * @type {import('eslint').Linter.RulesRecord}
 */
export const pureDomain = {
  'no-restricted-globals': ['error', ...[...AMBIENT, ...TIMERS].map((name) => ({ name, message: NO_IO }))],
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'now', message: INJECTED },
    { object: 'Math', property: 'random', message: INJECTED },
    { object: 'globalThis', property: 'process', message: NO_IO },
    { object: 'crypto', property: 'randomUUID', message: INJECTED },
  ],
  'no-restricted-syntax': [
    'error',
    { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: INJECTED },
    { selector: "CallExpression[callee.name='Date']", message: INJECTED },
    { selector: 'ImportExpression', message: NO_IO },
  ],
};
