import { buildFerretDb, findFerretDb, HOW_TO_GET_GO } from '../ferretdb/build-ferretdb.mjs';
import { buildK6, findK6, HOW_TO_GET_K6 } from '../load/k6.mjs';
import { showFailure } from '../shared/command.mjs';

/**
 * Programs that some tests need and that Go builds: a server that speaks MongoDB's language, and the load generator k6.
 * They are built where BUILD_FERRETDB and BUILD_K6 say so, and used where they are there anyway.
 */
export class BuiltTools {
  /** @type {Promise<string | undefined> | undefined} */
  #ferretDb;
  /** @type {Promise<string | undefined> | undefined} */
  #k6;

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
      if (build) return await this.progress.step(`Building ${name}`, build);
    } catch (error) {
      showFailure(error);
    }
    console.error(`\n!!! ${missing}`);
    return undefined;
  }
}
