import { buildFerretDb, findFerretDb, HOW_TO_GET_GO } from '../ferretdb/build-ferretdb.mjs';
import { startFerretDb } from '../ferretdb/start-ferretdb.mjs';
import { showFailure } from '../shared/command.mjs';

/**
 * Environment of tests that need a server that speaks MongoDB's language. A server named in MONGODB_TEST_URL is used as it
 * is; else FerretDB is started if it is built, and built first where BUILD_FERRETDB says so. Without any, those tests
 * report themselves as skipped.
 *
 * @typedef {object} MongoServer
 * @property {NodeJS.ProcessEnv} env
 * @property {() => Promise<void>} stop
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<MongoServer>}
 */
export async function provideMongo(root, env) {
  const program = await ferretDb(root, env);
  const known = program === undefined ? {} : { FERRETDB_PROGRAM: program };
  if (env.MONGODB_TEST_URL) return { env: known, stop: async () => {} };
  if (program === undefined) {
    console.error(`\n!!! The tests against a MongoDB server are SKIPPED: set BUILD_FERRETDB=1. ${HOW_TO_GET_GO}`);
    return { env: known, stop: async () => {} };
  }
  const { url, stop } = await startFerretDb(program);
  return { env: { ...known, MONGODB_TEST_URL: url }, stop };
}

/**
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>}
 */
async function ferretDb(root, { BUILD_FERRETDB }) {
  if (!BUILD_FERRETDB) return findFerretDb(root);
  try {
    return await buildFerretDb(root);
  } catch (error) {
    showFailure(error);
    return undefined;
  }
}
