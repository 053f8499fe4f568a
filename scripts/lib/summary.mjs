/**
 * Returns the text to print when the product has started.
 *
 * @param {unknown} ready the backend's message when it is ready
 * @param {boolean} isTokenSet whether ADMIN_TOKEN is set in the environment
 */
export function summary(ready, isTokenSet) {
  const { address, adminToken, adminTokenMade, dataDir } =
    /** @type {{ address: string, adminToken?: string, adminTokenMade: boolean, dataDir: string }} */ (ready);
  const at = (/** @type {string} */ pathname) => new URL(pathname, address).href;
  const hint = isTokenSet ? 'the one set in ADMIN_TOKEN' : `the one shown at the first start; kept in ${dataDir}`;
  const token = adminTokenMade && !isTokenSet ? `${adminToken}  (shown only this once; kept in ${dataDir})` : hint;
  return `
Marcel OS is running.

  Address      ${at('/')}
  Admin        ${at('/admin/login')}
  Admin token  ${token}
  Data         ${dataDir}

Things to try:

  1. Submit a mascot with a picture at ${at('/mascotdx/submit')}
  2. Approve it at ${at('/admin/login')}
  3. Find it, like it and comment on it at ${at('/mascotdx')}
  4. Read the API at ${at('/api/docs')}

Ctrl-C stops it.
`;
}
