import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, run } from './command.mjs';
import { startProduct } from './servers.mjs';
import { installSchemathesis } from './tools.mjs';

const ADMIN_TOKEN = 'the-token-of-this-load-test';
const FOLDER = path.join(ROOT, 'backend/load');

/**
 * Runs every k6 script of backend/load against one product. A script fails when it misses one of its thresholds.
 *
 * @param {string} k6 the program
 * @param {{ smoke?: boolean }} [options] whether a few rounds are enough
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runLoadScripts(k6, { smoke = false } = {}) {
  const product = await startProduct(ADMIN_TOKEN);
  const tally = { passed: 0, failed: 0, skipped: 0 };
  const env = { BASE_URL: product.address, ADMIN_TOKEN, SMOKE: String(smoke) };
  try {
    for (const script of (await readdir(FOLDER)).filter((file) => file.endsWith('.js'))) {
      const command = [k6, 'run', '--quiet', '--no-usage-report', '--include-system-env-vars', script];
      tally[(await run(command, { cwd: FOLDER, env })) ? 'passed' : 'failed'] += 1;
    }
    return tally;
  } finally {
    await product.stop();
  }
}

/**
 * Fuzzes one product with valid and invalid requests by its OpenAPI document. Each operation counts as one test.
 *
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runSchemathesis() {
  const program = await installSchemathesis();
  const product = await startProduct(ADMIN_TOKEN);
  const reports = await mkdtemp(path.join(tmpdir(), 'marcel-fuzz-'));
  const options = [
    '--header',
    `x-admin-token: ${ADMIN_TOKEN}`,
    '--report',
    'junit',
    '--report-dir',
    reports,
    '--no-color',
  ];
  try {
    const ok = await run([program, 'run', `${product.address}/api/openapi.json`, ...options], {
      cwd: path.join(ROOT, 'backend/fuzz'),
    });
    const [report = ''] = await readdir(reports);
    const text = report && (await readFile(path.join(reports, report), 'utf8'));
    const count = (/** @type {string} */ name) =>
      Number(new RegExp(`<testsuites[^>]* ${name}="(\\d+)"`).exec(text)?.[1] ?? 0);
    const failed = count('failures') + count('errors') || Number(!ok);
    return { passed: Math.max(count('tests') - failed, 0), failed, skipped: 0 };
  } finally {
    await product.stop();
    await rm(reports, { recursive: true, force: true });
  }
}
