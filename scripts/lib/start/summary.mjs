/**
 * What the backend reports once it answers requests.
 *
 * @typedef {object} Ready
 * @property {'ready'} kind
 * @property {string} address origin, such as `http://127.0.0.1:3000`
 * @property {string} [adminToken] the token; shown only by the start that has made it
 * @property {boolean} adminTokenMade whether this start has made the token
 * @property {string} dataDir absolute path
 */

/**
 * @param {unknown} message
 * @returns {message is Ready}
 */
export function isReady(message) {
  return (
    typeof message === 'object' &&
    message !== null &&
    'kind' in message &&
    message.kind === 'ready' &&
    'address' in message &&
    typeof message.address === 'string'
  );
}

/**
 * What to tell the person who started the product.
 *
 * @param {Ready} ready
 * @param {boolean} tokenIsSet whether ADMIN_TOKEN was set in the environment
 */
export function summary(ready, tokenIsSet) {
  const at = (/** @type {string} */ path) => new URL(path, ready.address).href;
  return `
Marcel OS is running.

  Address      ${at('/')}
  Admin        ${at('/admin/login')}
  Admin token  ${token(ready, tokenIsSet)}
  Data         ${ready.dataDir}

Things to try:

  1. Submit a mascot with a picture at ${at('/mascotdx/submit')}
  2. Approve it at ${at('/admin/login')}
  3. Find it, like it and comment on it at ${at('/mascotdx')}
  4. Read the API at ${at('/api/docs')}

Ctrl-C stops it.
`;
}

/**
 * @param {Ready} ready
 * @param {boolean} tokenIsSet
 */
function token({ adminToken, adminTokenMade, dataDir }, tokenIsSet) {
  if (tokenIsSet) return 'the one set in ADMIN_TOKEN';
  if (adminToken && adminTokenMade) return `${adminToken}  (shown only this once; kept in ${dataDir})`;
  return `the one shown at the first start; kept in ${dataDir}`;
}
