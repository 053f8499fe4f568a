const backend = require('./scripts/lib/lint/import-rules/backend.cjs');
const frontends = require('./scripts/lib/lint/import-rules/frontends.cjs');
const everywhere = require('./scripts/lib/lint/import-rules/everywhere.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...everywhere, ...backend, ...frontends],
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
