const backend = require('./scripts/lint/backend-imports.cjs');
const frontends = require('./scripts/lint/frontend-imports.cjs');
const everywhere = require('./scripts/lint/shared-imports.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...everywhere, ...backend, ...frontends].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: ['node_modules', '/dist/'] },
    exclude: { path: '\\.css$' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
