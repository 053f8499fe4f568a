/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

const TESTS = '(\\.test|\\.contract|-specification)\\.ts$|/(test-support|testing|contract|load)/';
const ADAPTERS = '^backend/src/platform/(.+)/(embedded|eventstoredb|mongodb|disk|gridfs)/';
const BACKEND = '^backend/src/';
const CONTEXT = `${BACKEND}contexts/([^/]+)/`;

/** @type {Rule[]} */
module.exports = [
  {
    name: 'backend-without-frontends',
    comment: 'The backend serves the built frontends as files; it knows none of them, only their drawings.',
    severity: 'error',
    from: { path: '^backend/' },
    to: { path: '^frontends/(?!art/)' },
  },
  {
    name: 'platform-knows-no-context',
    comment: 'Stores, HTTP and the other common parts serve any context.',
    severity: 'error',
    from: { path: `${BACKEND}platform/`, pathNot: TESTS },
    to: { path: `${BACKEND}(contexts|app|commands|main\\.ts)` },
  },
  {
    name: 'contexts-below-the-app',
    comment: 'Imports go one way: app and commands, contexts, platform.',
    severity: 'error',
    from: { path: `${BACKEND}contexts/`, pathNot: TESTS },
    to: { path: `${BACKEND}(app|commands|main\\.ts)` },
  },
  {
    name: 'nothing-knows-the-app',
    comment: 'The app puts the parts together; only what starts it, or asks it for its REST interface, knows it.',
    severity: 'error',
    from: { path: BACKEND, pathNot: [`${BACKEND}(app/|main\\.ts|commands/openapi/)`, TESTS] },
    to: { path: `${BACKEND}app/` },
  },
  {
    name: 'commands-are-entries',
    comment: 'A command is started by a person, never imported.',
    severity: 'error',
    from: { path: BACKEND, pathNot: [`${BACKEND}commands/`, TESTS] },
    to: { path: `${BACKEND}commands/` },
  },
  {
    name: 'contexts-meet-at-their-index',
    comment: 'A context reaches another one through what that one publishes.',
    severity: 'error',
    from: { path: CONTEXT, pathNot: TESTS },
    to: { path: CONTEXT, pathNot: [`${BACKEND}contexts/$1/`, `${CONTEXT}index\\.ts$`] },
  },
  {
    name: 'contexts-from-outside',
    comment: 'The app and the commands know of a context what its index publishes.',
    severity: 'error',
    from: { path: `${BACKEND}(app|commands)/`, pathNot: TESTS },
    to: { path: CONTEXT, pathNot: `${CONTEXT}index\\.ts$` },
  },
  {
    name: 'pure-domain',
    comment:
      'A domain decides from its arguments: it knows its own events, the contracts and the decider, nothing else.',
    severity: 'error',
    from: { path: `${CONTEXT}domain/`, pathNot: TESTS },
    to: {
      pathNot: [
        `${BACKEND}contexts/$1/domain/`,
        `${BACKEND}platform/decider/`,
        '^contracts/',
        'node_modules/(@marcel/contracts|zod|transliteration|semver)/',
        '^(zod|transliteration|@marcel/contracts)(/|$)',
      ],
    },
  },
  {
    name: 'pure-decider',
    comment: 'What every domain builds on is as pure as they are.',
    severity: 'error',
    from: { path: `${BACKEND}platform/decider/`, pathNot: TESTS },
    to: { pathNot: [`${BACKEND}platform/decider/`, '^contracts/', '(^|node_modules/)(zod|@marcel/contracts)(/|$)'] },
  },
  {
    name: 'stored-shapes-are-the-domains-own',
    comment: 'What is in the log stays as it is, whatever becomes of the interface.',
    severity: 'error',
    from: { path: `${CONTEXT}domain/.*\\.events\\.ts$` },
    to: { path: ['^contracts/', '(^|node_modules/)@marcel/contracts(/|$)'], reachable: true },
  },
  {
    name: 'reading-apart-from-writing',
    comment: 'A view knows no command; a route that writes may answer from a view.',
    severity: 'error',
    from: { path: `${CONTEXT}read/`, pathNot: TESTS },
    to: { path: `${CONTEXT}write/` },
  },
  {
    name: 'adapters-behind-their-port',
    comment: 'Engines are named in one place: where they are opened.',
    severity: 'error',
    from: { path: '^backend/', pathNot: [TESTS, ADAPTERS, `${BACKEND}platform/engines/`] },
    to: { path: ADAPTERS },
  },
  {
    name: 'adapters-apart',
    comment: 'An engine can be taken out without another one noticing.',
    severity: 'error',
    from: { path: ADAPTERS, pathNot: TESTS },
    to: { path: ADAPTERS, pathNot: `${BACKEND}platform/$1/$2/` },
  },
  {
    name: 'engines-behind-their-adapters',
    comment: "An engine's own language is spoken by its adapters only.",
    severity: 'error',
    from: {
      path: '^backend/',
      pathNot: [
        TESTS,
        ADAPTERS,
        `${BACKEND}platform/(engines|file-lock|libsql|mongodb)/`,
        `${BACKEND}platform/document-store/(sqlite|mongodb)\\.ts$`,
      ],
    },
    to: {
      path: [`${BACKEND}platform/(libsql|mongodb)/`, '(^|node_modules/)(mongodb|libsql|@eventstore/db-client)(/|$)'],
    },
  },
];
