const { TestEnvironment: DomEnvironment } = require('jest-environment-jsdom');
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');

/**
 * Runs `*.unit.test.ts` without a document, because making one takes longer than such a test.
 *
 * @param {import('@jest/environment').JestEnvironmentConfig} config
 * @param {import('@jest/environment').EnvironmentContext} context
 */
module.exports = function Environment(config, context) {
  const Chosen = context.testPath.endsWith('.unit.test.ts') ? NodeEnvironment : DomEnvironment;
  return new Chosen(config, context);
};
