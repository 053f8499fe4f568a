import { buildFerretDb, findFerretDb, HOW_TO_GET_GO } from '../ferretdb/build-ferretdb.mjs';
import { findSchemathesis, HOW_TO_GET_SCHEMATHESIS, installSchemathesis } from '../fuzz/schemathesis.mjs';
import { buildK6, findK6, HOW_TO_GET_K6 } from '../load/k6.mjs';
import { showFailure } from '../shared/command.mjs';

/**
 * Programs that some tests need: a server that speaks MongoDB's language and the load generator k6, which Go builds, and schemathesis,
 * which Python runs. They are got where BUILD_FERRETDB, BUILD_K6 and INSTALL_SCHEMATHESIS say so, and used where they are there anyway.
 */
export class BuiltTools {
  /** @type {Promise<string | undefined> | undefined} */
  #ferretDb;
  /** @type {Promise<string | undefined> | undefined} */
  #k6;
  /** @type {Promise<string | undefined> | undefined} */
  #schemathesis;

  /**
   * @param {string} root
   * @param {NodeJS.ProcessEnv} env
   * @param {import('../shared/progress.mjs').Progress} progress
   */
  constructor(root, env, progress) {
    this.root = root;
    this.env = env;
    this.progress = progress;
  }

  /** Starts the builds that are wanted, one after the other: by the time they are needed they should be through. */
  begin() {
    if (this.env.BUILD_FERRETDB) void this.ferretDb();
    if (this.env.BUILD_K6) void this.k6();
    if (this.env.INSTALL_SCHEMATHESIS) void this.schemathesis();
  }

  /** @returns {Promise<string | undefined>} path of the program; without one, what it takes has been told */
  ferretDb() {
    this.#ferretDb ??= this.#provide('FerretDB', {
      build: this.env.BUILD_FERRETDB ? () => buildFerretDb(this.root) : undefined,
      find: () => findFerretDb(this.root),
      missing: `The tests against a MongoDB server are SKIPPED: set BUILD_FERRETDB=1. ${HOW_TO_GET_GO}`,
    });
    return this.#ferretDb;
  }

  /** @returns {Promise<string | undefined>} path of the program; without one, what it takes has been told */
  k6() {
    this.#k6 ??= this.#provide('k6', {
      build: this.env.BUILD_K6 ? () => this.#afterFerretDb(() => buildK6(this.root)) : undefined,
      find: () => findK6(this.root, this.env),
      missing: `The load scripts are LEFT OUT: set BUILD_K6=1. ${HOW_TO_GET_K6}`,
    });
    return this.#k6;
  }

  /** @returns {Promise<string | undefined>} path of the program; without one, what it takes has been told */
  schemathesis() {
    this.#schemathesis ??= this.#provide('schemathesis', {
      build: this.env.INSTALL_SCHEMATHESIS ? () => installSchemathesis(this.root) : undefined,
      find: () => findSchemathesis(this.root),
      missing: `The run of schemathesis is LEFT OUT: set INSTALL_SCHEMATHESIS=1. ${HOW_TO_GET_SCHEMATHESIS}`,
    });
    return this.#schemathesis;
  }

  /**
   * @template Result
   * @param {() => Promise<Result>} build
   */
  async #afterFerretDb(build) {
    if (this.env.BUILD_FERRETDB) await this.ferretDb();
    return build();
  }

  /**
   * @param {string} name
   * @param {{ build?: () => Promise<string>, find: () => Promise<string | undefined>, missing: string }} ways
   */
  async #provide(name, { build, find, missing }) {
    const found = await find();
    if (found !== undefined) return found;
    try {
      if (build) return await this.progress.step(`Getting ${name}`, build);
    } catch (error) {
      showFailure(error);
    }
    console.error(`\n!!! ${missing}`);
    return undefined;
  }
}
