/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

const TESTS = '\\.test\\.tsx?$';
const APPS = '^frontends/(?!kit/|art/|e2e/)([^/]+)/';

/** @type {Rule[]} */
module.exports = [
  {
    name: 'frontends-without-backend',
    comment: 'Frontends import the contracts, never the backend.',
    from: { path: '^frontends/' },
    to: { path: '^backend/' },
  },
  {
    name: 'apps-independent',
    comment: 'Each app is built and deployed on its own.',
    from: { path: APPS },
    to: { path: APPS, pathNot: '^frontends/$1/' },
  },
  {
    name: 'kit-imports-no-app',
    comment: 'The kit is shared by all apps and imports none.',
    from: { path: '^frontends/kit/' },
    to: { path: APPS },
  },
  {
    name: 'art-imports-no-part',
    comment: 'The drawings are shared by the backend and all apps, and import none of them.',
    from: { path: '^frontends/art/' },
    to: { path: '^(contracts|backend|frontends/(?!art/))' },
  },
  {
    name: 'browser-tests-from-outside',
    comment: 'Browser tests use the product only through the browser and HTTP.',
    from: { path: '^frontends/e2e/' },
    to: { path: '^(backend|frontends/(?!e2e/))' },
  },
  {
    name: 'shared-imports-no-feature',
    comment: 'Imports go one way: app, features, shared.',
    from: { path: '^frontends/([^/]+)/src/shared/', pathNot: TESTS },
    to: { path: '^frontends/$1/src/(app|features)/' },
  },
  {
    name: 'features-import-no-app',
    comment: 'Imports go one way: app, features, shared.',
    from: { path: '^frontends/([^/]+)/src/features/', pathNot: TESTS },
    to: { path: '^frontends/$1/src/app/' },
  },
  {
    name: 'features-independent',
    comment: 'Features do not import each other; code that two of them need is in shared/.',
    from: { path: '^frontends/([^/]+)/src/features/([^/]+)/', pathNot: TESTS },
    to: { path: '^frontends/$1/src/features/', pathNot: '^frontends/$1/src/features/$2/' },
  },
  {
    name: 'antd-in-the-admin',
    comment: 'Public pages stay light: only the admin bundles antd.',
    from: { path: '^frontends/', pathNot: '^frontends/admin/' },
    to: { path: '(^|node_modules/)(antd|@ant-design/[^/]+)(/|$)' },
  },
];
