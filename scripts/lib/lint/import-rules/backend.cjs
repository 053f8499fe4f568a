const { readdirSync } = require('node:fs');
const path = require('node:path');

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

const SLICES = ['domain', 'write', 'read', 'automation'];
const TESTS = '(\\.test|\\.contract|-specification)\\.ts$|/(test-support|testing|contract|load)/';
const ADAPTERS = '^backend/src/(.+)/(embedded|eventstoredb|mongodb|disk|gridfs)/';

/**
 * The contexts of the backend: folders that hold a slice of the flow.
 *
 * @param {string} root
 * @returns {string} an alternation, such as `(comments|mascots)`
 */
function contextsIn(root) {
  const source = path.join(root, 'backend', 'src');
  const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const contexts = folders.filter(({ name }) =>
    readdirSync(path.join(source, name)).some((file) => SLICES.includes(file)),
  );
  return `(${contexts.map(({ name }) => name).join('|')})`;
}

/**
 * @param {string} root
 * @returns {Rule[]}
 */
module.exports = function backendRules(root) {
  const contexts = contextsIn(root);
  return [
    {
      name: 'backend-without-frontends',
      comment: 'The backend serves the built frontends as files; it knows none of them, only their drawings.',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^frontends/(?!art/)' },
    },
    {
      name: 'pure-domain',
      comment:
        'A domain decides from its arguments: it knows its own events, the contracts and the decider, nothing else.',
      severity: 'error',
      from: { path: '^backend/src/([^/]+)/domain/', pathNot: TESTS },
      to: {
        pathNot: [
          '^backend/src/$1/domain/',
          '^backend/src/decider/',
          '^contracts/',
          'node_modules/(@marcel/contracts|zod|transliteration)/',
          '^(zod|transliteration|@marcel/contracts)(/|$)',
        ],
      },
    },
    {
      name: 'pure-decider',
      comment: 'What every domain builds on is as pure as they are.',
      severity: 'error',
      from: { path: '^backend/src/decider/', pathNot: TESTS },
      to: { pathNot: ['^backend/src/decider/', '^contracts/', '(^|node_modules/)(zod|@marcel/contracts)(/|$)'] },
    },
    {
      name: 'contexts-meet-at-their-index',
      comment: 'A context reaches another one through what that one publishes.',
      severity: 'error',
      from: { path: `^backend/src/${contexts}/`, pathNot: TESTS },
      to: { path: `^backend/src/${contexts}/`, pathNot: ['^backend/src/$1/', '^backend/src/[^/]+/index\\.ts$'] },
    },
    {
      name: 'platform-knows-no-context',
      comment: 'Stores, HTTP and the other common parts serve any context; only the app puts the contexts together.',
      severity: 'error',
      from: { path: '^backend/src/[^/]+/', pathNot: [`^backend/src/${contexts}/`, '^backend/src/app/', TESTS] },
      to: { path: `^backend/src/${contexts}/` },
    },
    {
      name: 'reading-apart-from-writing',
      comment: 'Commands and views meet in the events only.',
      severity: 'error',
      from: { path: '^backend/src/[^/]+/read/', pathNot: TESTS },
      to: { path: '^backend/src/[^/]+/write/' },
    },
    {
      name: 'writing-apart-from-reading',
      comment: 'Commands and views meet in the events; an answer to a write may ask a view by sending its query.',
      severity: 'error',
      from: { path: '^backend/src/[^/]+/write/', pathNot: TESTS },
      to: { path: '^backend/src/[^/]+/read/', pathNot: '\\.query\\.ts$' },
    },
    {
      name: 'adapters-behind-their-port',
      comment: 'Only what puts the parts together names an engine.',
      severity: 'error',
      from: { path: '^backend/', pathNot: [TESTS, ADAPTERS, '\\.module\\.ts$', '^backend/src/app/'] },
      to: { path: ADAPTERS },
    },
    {
      name: 'adapters-apart',
      comment: 'An engine can be taken out without another one noticing.',
      severity: 'error',
      from: { path: ADAPTERS, pathNot: TESTS },
      to: { path: ADAPTERS, pathNot: '^backend/src/$1/$2/' },
    },
  ];
};
