/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

const TEST_CODE = '(\\.test|\\.contract|-specification)\\.tsx?$|/(test-support|testing|contract|fixtures)/';

/** @type {Rule[]} */
module.exports = [
  {
    name: 'no-cycles',
    comment: 'Each part can be understood, tested and moved without the one that uses it.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'nothing-missing',
    comment: 'What is imported is there, and declared in the package that imports it; k6 brings its own modules.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^k6(/|$)' },
  },
  {
    name: 'declared-dependencies',
    comment: 'A package declares what it imports.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'contracts-know-nobody',
    comment: 'What the parts promise each other depends on none of them.',
    severity: 'error',
    from: { path: '^contracts/' },
    to: { path: '^(backend|frontends)/' },
  },
  {
    name: 'contracts-do-no-io',
    comment: 'Promises are plain data and checks of it.',
    severity: 'error',
    from: { path: '^contracts/src/', pathNot: TEST_CODE },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'product-without-test-code',
    comment: 'What ships needs nothing that exists for tests.',
    severity: 'error',
    from: {
      path: '^(contracts|backend|frontends)/',
      pathNot: [TEST_CODE, '^frontends/e2e/', '^backend/src/load/'],
    },
    to: { path: TEST_CODE, pathNot: 'node_modules' },
  },
];
