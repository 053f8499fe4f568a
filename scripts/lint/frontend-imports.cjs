/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

const TESTS = '\\.test\\.tsx?$';
const APPS = '^frontends/(?!kit/|art/|e2e/)([^/]+)/';

/** @type {Rule[]} */
module.exports = [
  {
    name: 'frontends-without-backend',
    comment: 'A frontend knows the backend by the contracts.',
    severity: 'error',
    from: { path: '^frontends/' },
    to: { path: '^backend/' },
  },
  {
    name: 'apps-apart',
    comment: 'Each app is built and deployed on its own.',
    severity: 'error',
    from: { path: APPS },
    to: { path: APPS, pathNot: '^frontends/$1/' },
  },
  {
    name: 'kit-knows-no-app',
    comment: 'The kit serves any app.',
    severity: 'error',
    from: { path: '^frontends/kit/' },
    to: { path: APPS },
  },
  {
    name: 'art-knows-nobody',
    comment: 'The drawings serve the backend and any app.',
    severity: 'error',
    from: { path: '^frontends/art/' },
    to: { path: '^(contracts|backend|frontends/(?!art/))' },
  },
  {
    name: 'browser-tests-from-outside',
    comment: 'The browser tests see the product as a visitor does.',
    severity: 'error',
    from: { path: '^frontends/e2e/' },
    to: { path: '^(backend|frontends/(?!e2e/))' },
  },
  {
    name: 'shared-at-the-bottom',
    comment: 'Imports go one way: app, features, shared.',
    severity: 'error',
    from: { path: '^frontends/([^/]+)/src/shared/', pathNot: TESTS },
    to: { path: '^frontends/$1/src/(app|features)/' },
  },
  {
    name: 'features-below-the-app',
    comment: 'Imports go one way: app, features, shared.',
    severity: 'error',
    from: { path: '^frontends/([^/]+)/src/features/', pathNot: TESTS },
    to: { path: '^frontends/$1/src/app/' },
  },
  {
    name: 'features-apart',
    comment: 'What two features need is shared.',
    severity: 'error',
    from: { path: '^frontends/([^/]+)/src/features/([^/]+)/', pathNot: TESTS },
    to: { path: '^frontends/$1/src/features/', pathNot: '^frontends/$1/src/features/$2/' },
  },
  {
    name: 'antd-in-the-admin',
    comment: 'Public pages stay light: only the admin bundles antd.',
    severity: 'error',
    from: { path: '^frontends/', pathNot: '^frontends/admin/' },
    to: { path: '(^|node_modules/)(antd|@ant-design/[^/]+)(/|$)' },
  },
];
