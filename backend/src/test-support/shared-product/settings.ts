export const ADMIN_TOKEN = 'the-admin-token-of-the-tests';
/** Token of an admin called Grace. */
export const GRACE_TOKEN = 'the-token-of-grace-in-the-tests';
export const AUDITOR_TOKEN = 'the-auditor-token-of-the-tests';

/** Environment of the products that the test files of a worker share. */
export const SHARED_SETTINGS = {
  HOST: '127.0.0.1',
  PORT: '0',
  ADMIN_TOKEN,
  ADMIN_TOKENS: `grace:${GRACE_TOKEN}`,
  AUDITOR_TOKEN,
  RATE_LIMIT: 'off',
  SEED_DEMO: 'false',
  LOG_LEVEL: 'fatal',
};
