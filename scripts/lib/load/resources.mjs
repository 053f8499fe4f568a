/** @typedef {{ residentBytes: number, openFiles: number, lagSeconds: number }} Resources what a product takes, and since the last look how late its event loop was */

/**
 * @param {string} address
 * @returns {Promise<Resources>}
 */
export async function resources(address) {
  const text = await (await fetch(`${address}/metrics`)).text();
  return readResources(text);
}

/**
 * @param {string} metrics in the format of Prometheus
 * @returns {Resources}
 * @throws {Error} where one of them is not told
 */
export function readResources(metrics) {
  const valueOf = (/** @type {string} */ name) => {
    const value = Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
    if (Number.isNaN(value)) throw new Error(`The metrics tell no ${name}`);
    return value;
  };
  return {
    residentBytes: valueOf('process_resident_memory_bytes'),
    openFiles: valueOf('process_open_fds'),
    lagSeconds: valueOf('nodejs_eventloop_lag_p99_seconds'),
  };
}
