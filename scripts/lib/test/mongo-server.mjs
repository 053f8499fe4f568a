import { startFerretDb } from '../ferretdb/start-ferretdb.mjs';

/**
 * Environment of tests that need a server that speaks MongoDB's language. A server named in MONGODB_TEST_URL is used as it
 * is; else FerretDB is started where there is one. Without any, those tests report themselves as skipped.
 *
 * @typedef {object} MongoServer
 * @property {NodeJS.ProcessEnv} env
 * @property {() => Promise<void>} stop
 *
 * @param {string | undefined} program FerretDB
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<MongoServer>}
 */
export async function provideMongo(program, env) {
  const known = program === undefined ? {} : { FERRETDB_PROGRAM: program };
  if (env.MONGODB_TEST_URL || program === undefined) return { env: known, stop: async () => {} };
  const { url, stop } = await startFerretDb(program);
  return { env: { ...known, MONGODB_TEST_URL: url }, stop };
}
