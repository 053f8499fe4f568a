import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closingLines, sum } from './tally.mjs';

test('tallies add up', () => {
  const total = sum([
    { passed: 2, failed: 1 },
    { passed: 3, failed: 0, skipped: 4 },
  ]);
  assert.deepEqual(total, { passed: 5, failed: 1, skipped: 4 });
});

test('the last line tells the outcome alone; skipped tests are named before it', () => {
  assert.equal(closingLines({ passed: 12, failed: 0, skipped: 0 }), '12 passed, 0 failed');
  assert.equal(closingLines({ passed: 12, failed: 1, skipped: 3 }), '3 skipped\n12 passed, 1 failed');
});
