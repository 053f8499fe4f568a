/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

const TESTS = '(\\.test|\\.contract|-specification)\\.ts$|/(test-support|testing|contract|load)/';
const ADAPTERS = '^backend/src/platform/(.+)/(embedded|eventstoredb|mongodb|disk|gridfs)/';
const BACKEND = '^backend/src/';
const CONTEXT = `${BACKEND}contexts/([^/]+)/`;

/** @type {Rule[]} */
module.exports = [
  {
    name: 'backend-without-frontends',
    comment: 'The backend serves the built frontends as files, and imports only their drawings.',
    from: { path: '^backend/' },
    to: { path: '^frontends/(?!art/)' },
  },
  {
    name: 'platform-imports-no-context',
    comment: 'The platform is shared by all contexts and imports none.',
    from: { path: `${BACKEND}platform/`, pathNot: TESTS },
    to: { path: `${BACKEND}(contexts|app|commands|main\\.ts)` },
  },
  {
    name: 'contexts-import-no-app',
    comment: 'Imports go one way: app and commands, contexts, platform.',
    from: { path: `${BACKEND}contexts/`, pathNot: TESTS },
    to: { path: `${BACKEND}(app|commands|main\\.ts)` },
  },
  {
    name: 'nothing-imports-the-app',
    comment: 'Only the entry point and the OpenAPI command import the app.',
    from: { path: BACKEND, pathNot: [`${BACKEND}(app/|main\\.ts|commands/openapi/)`, TESTS] },
    to: { path: `${BACKEND}app/` },
  },
  {
    name: 'commands-are-entries',
    comment: 'Commands are entry points, which nothing imports.',
    from: { path: BACKEND, pathNot: [`${BACKEND}commands/`, TESTS] },
    to: { path: `${BACKEND}commands/` },
  },
  {
    name: 'contexts-import-indexes-only',
    comment: 'A context imports only the index of another one.',
    from: { path: CONTEXT, pathNot: TESTS },
    to: { path: CONTEXT, pathNot: [`${BACKEND}contexts/$1/`, `${CONTEXT}index\\.ts$`] },
  },
  {
    name: 'app-imports-indexes-only',
    comment: 'The app and the commands import only the index of a context.',
    from: { path: `${BACKEND}(app|commands)/`, pathNot: TESTS },
    to: { path: CONTEXT, pathNot: `${CONTEXT}index\\.ts$` },
  },
  {
    name: 'pure-domain',
    comment: 'A domain is pure: it imports its own files, the contracts and the decider.',
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
    comment: 'The decider is as pure as the domains that use it.',
    from: { path: `${BACKEND}platform/decider/`, pathNot: TESTS },
    to: { pathNot: [`${BACKEND}platform/decider/`, '^contracts/', '(^|node_modules/)(zod|@marcel/contracts)(/|$)'] },
  },
  {
    name: 'events-without-contracts',
    comment: 'Schemas of stored events must not change with the contracts.',
    from: { path: `${CONTEXT}domain/.*\\.events\\.ts$` },
    to: { path: ['^contracts/', '(^|node_modules/)@marcel/contracts(/|$)'], reachable: true },
  },
  {
    name: 'read-without-write',
    comment: 'Queries import no commands; a route that writes may read a view.',
    from: { path: `${CONTEXT}read/`, pathNot: TESTS },
    to: { path: `${CONTEXT}write/` },
  },
  {
    name: 'adapters-behind-their-port',
    comment: 'Only platform/engines, which opens them, imports adapters.',
    from: { path: '^backend/', pathNot: [TESTS, ADAPTERS, `${BACKEND}platform/engines/`] },
    to: { path: ADAPTERS },
  },
  {
    name: 'adapters-independent',
    comment: 'An adapter imports no adapter of another engine.',
    from: { path: ADAPTERS, pathNot: TESTS },
    to: { path: ADAPTERS, pathNot: `${BACKEND}platform/$1/$2/` },
  },
  {
    name: 'engines-behind-their-adapters',
    comment: 'Only adapters import the drivers of an engine.',
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
