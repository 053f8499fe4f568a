import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thresholdTally } from './thresholds.mjs';

const summary = {
  metrics: {
    checks: { value: 1, thresholds: { 'rate==1': false } },
    http_req_failed: { value: 0.2, thresholds: { 'rate==0': true, 'rate<0.1': true } },
    iterations: { count: 40 },
  },
};

test('each threshold of a load script counts as one test', () => {
  assert.deepEqual(thresholdTally(summary, false), { passed: 1, failed: 2 });
});

test('a load script that fails without crossing a threshold is one failed test', () => {
  assert.deepEqual(thresholdTally(undefined, false), { passed: 0, failed: 1 });
  assert.deepEqual(thresholdTally({ metrics: { checks: { thresholds: { 'rate==1': false } } } }, false), {
    passed: 1,
    failed: 1,
  });
});
