import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operationTally } from './run-fuzz.mjs';

const report = (/** @type {string} */ attributes) => `<?xml version="1.0"?>\n<testsuites ${attributes}>\n</testsuites>`;

test('operations of a report are counted', () => {
  assert.deepEqual(operationTally(report('errors="1" failures="2" skipped="0" tests="76" time="3.5"'), false), {
    passed: 73,
    failed: 3,
  });
});

test('a run that ends badly, or has tried nothing, has failed', () => {
  assert.equal(operationTally(report('errors="0" failures="0" skipped="0" tests="76"'), false).failed, 1);
  assert.equal(operationTally(report('errors="0" failures="0" skipped="0" tests="0"'), true).failed, 1);
  assert.equal(operationTally('', true).failed, 1);
});
