import assert from 'node:assert/strict';
import { test } from 'node:test';
import { closingLines, sum } from './tally.mjs';

test('tallies add up', () => {
  const total = sum([
    { passed: 2, failed: 1, names: ['a comment is taken'] },
    { passed: 3, failed: 0, skipped: 4 },
  ]);
  assert.deepEqual(total, { passed: 5, failed: 1, skipped: 4, names: ['a comment is taken'] });
});

test('the last line tells the outcome alone; what failed and what was skipped stands before it', () => {
  assert.equal(closingLines({ passed: 12, failed: 0, skipped: 0 }), '12 passed, 0 failed');
  const failed = { passed: 12, failed: 1, skipped: 3, names: ['a comment is taken'] };
  assert.equal(closingLines(failed), '✗ a comment is taken\n3 skipped\n12 passed, 1 failed');
});
