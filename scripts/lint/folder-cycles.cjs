const TEST_CODE = '(\\.test|\\.contract|-specification)\\.tsx?$|/(test-support|testing|contract|load)/|^frontends/e2e/';

/**
 * Circles between folders, which the circles between files do not show. Tests may reach anywhere, so they are left out: a
 * folder is judged by all of its files at once.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-circles',
      comment: 'Folders can be understood one after the other, as files can.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...require('../../.dependency-cruiser.cjs').options,
    exclude: { path: `${TEST_CODE}|\\.css$|node_modules` },
  },
};
