import { loadScripts, runLoad } from '../load/run-load.mjs';
import { startLoadedProduct } from '../load/loaded-product.mjs';
import { sum } from './tally.mjs';

/**
 * Runs a few rounds of every load script against the built product; each of their thresholds counts as one test.
 *
 * @param {string} root
 * @param {string | undefined} k6 the program; without it the scripts are left out, each by its name
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runLoadScripts(root, k6) {
  if (k6 === undefined) {
    const names = await loadScripts(root);
    for (const name of names) console.error(`!!!   ${name}`);
    return { passed: 0, failed: 0, skipped: names.length };
  }
  const product = await startLoadedProduct(root);
  try {
    return sum((await runLoad(root, product, { k6, smoke: true })).map(({ tally }) => tally));
  } finally {
    await product.stop();
  }
}
