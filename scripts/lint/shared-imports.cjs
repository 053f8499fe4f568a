/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

const TEST_CODE = '(\\.test|\\.contract|-specification)\\.tsx?$|/(test-support|testing|contract|fixtures)/';

/** @type {Rule[]} */
module.exports = [
  {
    name: 'no-cycles',
    comment: 'Imports have no cycles.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'nothing-missing',
    comment: 'Every import can be resolved, except the built-in modules of k6.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^k6(/|$)' },
  },
  {
    name: 'declared-dependencies',
    comment: 'A package declares its dependencies.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'contracts-import-no-part',
    comment: 'The contracts import neither the backend nor a frontend.',
    from: { path: '^contracts/' },
    to: { path: '^(backend|frontends)/' },
  },
  {
    name: 'contracts-do-no-io',
    comment: 'The contracts run in browsers too, so they import no module of Node.',
    from: { path: '^contracts/src/', pathNot: TEST_CODE },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'product-without-test-code',
    comment: 'Product code imports no test code.',
    from: {
      path: '^(contracts|backend|frontends)/',
      pathNot: [TEST_CODE, '^frontends/e2e/', '^backend/src/load/'],
    },
    to: { path: TEST_CODE, pathNot: 'node_modules' },
  },
];
