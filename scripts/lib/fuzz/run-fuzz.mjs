import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLoadedProduct } from '../load/loaded-product.mjs';
import { runAloud } from '../shared/processes.mjs';

/**
 * Asks a product of the built kind what its OpenAPI document allows and what it does not; each operation counts as one test.
 *
 * @param {string} root
 * @param {string | undefined} schemathesis the program; without it the run is left out
 * @returns {Promise<import('../test/tally.mjs').Tally>}
 */
export async function runFuzz(root, schemathesis) {
  if (schemathesis === undefined) return { passed: 0, failed: 0, skipped: 1 };
  const product = await startLoadedProduct(root);
  const reports = await mkdtemp(path.join(tmpdir(), 'marcel-fuzz-'));
  try {
    const document = `${product.address}/api/openapi.json`;
    const options = ['--header', `x-admin-token: ${product.adminToken}`, '--report', 'junit', '--report-dir', reports];
    const ok = await runAloud([schemathesis, 'run', document, ...options, '--no-color'], {
      cwd: path.join(root, 'backend', 'fuzz'),
    });
    const [report] = await readdir(reports);
    return operationTally(report === undefined ? '' : await readFile(path.join(reports, report), 'utf8'), ok);
  } finally {
    await product.stop();
    await rm(reports, { recursive: true, force: true });
  }
}

/**
 * @param {string} report of JUnit's kind
 * @param {boolean} ok whether the program has ended well
 * @returns {import('../test/tally.mjs').Tally}
 */
export function operationTally(report, ok) {
  const count = (/** @type {string} */ name) =>
    Number(new RegExp(`<testsuites[^>]* ${name}="(\\d+)"`).exec(report)?.[1] ?? 0);
  const tests = count('tests');
  const wrong = count('failures') + count('errors');
  return { passed: tests - wrong, failed: wrong === 0 && (!ok || tests === 0) ? 1 : wrong };
}
