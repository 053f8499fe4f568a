const { default: DomEnvironment } = require('jest-environment-jsdom');
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');

const PURE = /\.unit\.test\.ts$/;

/** A browser's document for what is shown; pure functions do without, which takes a fraction of the time. */
module.exports = class {
  /**
   * @param {import('@jest/environment').JestEnvironmentConfig} config
   * @param {import('@jest/environment').EnvironmentContext} context
   */
  constructor(config, context) {
    return new (PURE.test(context.testPath) ? NodeEnvironment : DomEnvironment)(config, context);
  }
};
