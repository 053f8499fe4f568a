const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const [BEFORE, AFTER] = ['(function (module, exports, require, __dirname, __filename, jest) {', '\n})'];

/** @type {Map<string, { source: string, script: vm.Script }>} */
const compiled = new Map();

/** Evaluates all modules anew for each file of tests, in a document of its own; they are parsed and compiled once in a worker. */
module.exports = class DomRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} parts */
  constructor(...parts) {
    super(...parts);
    const executor = Reflect.get(this, 'executor');
    executor.compile = (/** @type {string} */ source, /** @type {string} */ filename) => {
      const context = executor.environment.getVmContext();
      return context && scriptOf(source, filename).runInContext(context);
    };
  }
};

/**
 * @param {string} source
 * @param {string} filename
 */
function scriptOf(source, filename) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.script;
  const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  const place = { filename, columnOffset: -BEFORE.length, importModuleDynamically };
  const script = new vm.Script(BEFORE + source + AFTER, place);
  compiled.set(filename, { source, script });
  return script;
}
