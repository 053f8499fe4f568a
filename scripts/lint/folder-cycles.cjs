const TEST_CODE = '(\\.test|\\.contract|-specification)\\.tsx?$|/(test-support|testing|contract|load)/|^frontends/e2e/';

/**
 * Finds cycles between folders, which need no cycle between files. Excludes tests, which may import anything.
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
