import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { ENDED, farAway, tallyOf } from './jest-tests.mjs';

const report = {
  numPassedTests: 7,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};

test("Jest's own numbers are taken over", () => {
  assert.deepEqual(tallyOf(report, true), { passed: 7, failed: 0, skipped: 0, names: [] });
  assert.deepEqual(tallyOf({ ...report, numFailedTests: 2, numPendingTests: 1 }, false), {
    passed: 7,
    failed: 2,
    skipped: 1,
    names: [],
  });
});

test('a test file that does not run is a failure', () => {
  assert.equal(tallyOf({ ...report, numRuntimeErrorTestSuites: 1 }, false).failed, 1);
});

test('what failed is named, and so is a file that does not run', () => {
  const test = { status: 'failed', fullName: 'likes are counted' };
  const place = (/** @type {string} */ file) => path.join(process.cwd(), file);
  const testResults = [
    { name: place('a.test.ts'), status: 'failed', assertionResults: [test, { ...test, status: 'passed' }] },
    { name: place('b.test.ts'), status: 'failed', assertionResults: [] },
    { name: place('c.test.ts'), status: 'passed', assertionResults: [] },
  ];
  const { names } = tallyOf({ ...report, numFailedTests: 1, testResults }, false);
  assert.deepEqual(names, ['a.test.ts: likes are counted', 'b.test.ts']);
});

test('a run that fails without a failed test, or without a report, is a failure with a name', () => {
  for (const told of [report, undefined]) {
    const { failed, names } = tallyOf(told, false);
    assert.deepEqual([failed, names], [1, [ENDED]]);
  }
});

test('integration tests of another context are far away, its unit tests are not', () => {
  const pattern = farAway('/a.b/', ['backend/src/contexts/mascots/domain/x.ts', 'backend/src/app/y.ts']);
  const isFar = (/** @type {string} */ file) => pattern.test(`/a.b/backend/src/${file}`);
  assert.equal(isFar('contexts/mascots/write/x.int.test.ts'), false);
  assert.equal(isFar('app/y.int.test.ts'), false);
  assert.equal(isFar('contexts/comments/comments.int.test.ts'), true);
  assert.equal(isFar('application/y.int.test.ts'), true);
  assert.equal(isFar('contexts/comments/x.unit.test.ts'), false);
});
