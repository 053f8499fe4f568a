const { AsyncLocalStorage } = require('node:async_hooks');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** What Jest keeps in a realm about the tests of one file, by the descriptions of its symbols. */
const OF_ONE_FILE = new Set([
  'EVENT_HANDLERS',
  'JEST_STATE_SYMBOL',
  'LOG_ERRORS_BEFORE_RETRY',
  'RETRY_IMMEDIATELY',
  'RETRY_TIMES',
  'RETRY_TIMES_SETTER',
  'TEST_TIMEOUT_SYMBOL',
  'WAIT_BEFORE_RETRY',
]);

/**
 * Storages that a file has used. Node looks at each of them for every promise that is made until it is disabled, so that those of a
 * hundred files would take most of the time of the next one.
 *
 * @type {Set<AsyncLocalStorage<unknown>>}
 */
const used = new Set();

for (const name of /** @type {const} */ (['run', 'enterWith'])) {
  const original = AsyncLocalStorage.prototype[name];
  /** @type {PropertyDescriptor} */
  const counted = {
    configurable: true,
    writable: true,
    /** @this {AsyncLocalStorage<unknown>} @param {Parameters<typeof original>} given */
    value(...given) {
      used.add(this);
      return Reflect.apply(original, this, given);
    },
  };
  Object.defineProperty(AsyncLocalStorage.prototype, name, counted);
}

/** Runs test files in their worker's own realm, and leaves it to the next one as it was. */
module.exports = class WorkerEnvironment {
  /** @param {import('@jest/environment').JestEnvironmentConfig} parts */
  constructor({ projectConfig: config }) {
    const global = globalThis;
    const timerConfig = {
      idToRef: (/** @type {number} */ id) => id,
      refToId: (/** @type {number} */ timer) => timer,
    };
    this.global = global;
    this.moduleMocker = new ModuleMocker(global);
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker: this.moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
    this.before = {
      console,
      env: { ...process.env },
      exit: process.exit,
      getBuiltinModule: Reflect.get(process, 'getBuiltinModule'),
    };
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const storage of used) storage.disable();
    used.clear();
    const { console, env, ...ofProcess } = this.before;
    globalThis.console = console;
    Object.assign(process, ofProcess);
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (OF_ONE_FILE.has(symbol.description ?? '')) Reflect.deleteProperty(globalThis, symbol);
    }
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.global;
  }
};
