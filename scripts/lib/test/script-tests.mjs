import path from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { testFiles } from './test-files.mjs';

/**
 * Runs the tests of these scripts.
 *
 * @param {string} root
 * @param {import('./test-files.mjs').Tier[]} tiers
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runScriptTests(root, tiers) {
  const found = await testFiles(path.join(root, 'scripts'), tiers);
  // Those of the template belong to what is made of it.
  const files = found.filter((file) => file.endsWith('.mjs'));
  /** @type {Required<import('./tally.mjs').Tally>} */
  const tally = { passed: 0, failed: 0, skipped: 0, names: [] };
  if (files.length === 0) return tally;
  const events = run({ files, concurrency: 2 });
  events.on('test:pass', ({ details, skip }) => {
    if (details.type === 'suite') return;
    if (skip === undefined) tally.passed += 1;
    else tally.skipped += 1;
  });
  events.on('test:fail', ({ details, name, file }) => {
    if (details.type === 'suite') return;
    tally.failed += 1;
    tally.names.push(`${path.relative(root, file ?? '')}: ${name}`);
  });
  for await (const text of events.compose(new spec())) process.stdout.write(String(text));
  return tally;
}
