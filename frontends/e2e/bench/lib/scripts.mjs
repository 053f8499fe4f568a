import { gzipSync } from 'node:zlib';

const KILOBYTE = 1000;

/**
 * Weighs the scripts that a page loads from now on.
 *
 * @param {import('playwright-core').Page} page
 * @returns {() => Promise<{ sent: number, gzipped: number }>} kilobytes so far: as they were sent, and as gzip would make them
 */
export function weighScripts(page) {
  /** @type {import('playwright-core').Response[]} */
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) scripts.push(response);
  });
  return async () => {
    let [sent, gzipped] = [0, 0];
    for (const script of scripts) {
      const { responseBodySize } = await script.request().sizes();
      sent += responseBodySize / KILOBYTE;
      gzipped += gzipSync(await script.body(), { level: 9 }).length / KILOBYTE;
    }
    return { sent, gzipped };
  };
}
