const { createRequire, isBuiltin } = require('node:module');
const path = require('node:path');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const PARAMETERS = ['module', 'exports', 'require', '__dirname', '__filename', 'jest'];

/** @type {Map<string, { source: string, module: Function }>} */
const compiled = new Map();

/**
 * Loads packages, Jest's own among them, as Node does: once for all the test files of a worker. Our modules are compiled
 * once and evaluated anew for each file. All of it is in the worker's own realm, so that an error which a package throws is
 * an `Error` there.
 */
module.exports = class WorkerRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} parts */
  constructor(...parts) {
    super(...parts);
    Reflect.get(this, 'executor').compile = compile;
  }

  /**
   * @override
   * @template Exports
   * @param {string} from
   * @param {string} name
   * @returns {Exports}
   */
  requireModuleOrMock(from, name) {
    return isPackage(name) ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }

  /**
   * Without a name it is the part of Jest that knows the tests of a file, which is to know of no other file's.
   *
   * @override
   * @template Exports
   * @param {string} from
   * @param {string} [name]
   * @returns {Exports}
   */
  requireInternalModule(from, name) {
    if (name === undefined) delete require.cache[from];
    return createRequire(from)(name ?? from);
  }
};

/**
 * @param {string} source
 * @param {string} filename
 */
function compile(source, filename) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.module;
  const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  const module = vm.compileFunction(source, PARAMETERS, { filename, importModuleDynamically });
  compiled.set(filename, { source, module });
  return module;
}

/** @param {string} name */
function isPackage(name) {
  return !/^(?:\.|@marcel\/|@jest\/globals$)/.test(name) && !path.isAbsolute(name) && !isBuiltin(name);
}
