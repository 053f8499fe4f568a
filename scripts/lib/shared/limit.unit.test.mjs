import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limit } from './limit.mjs';

test('no more tasks run at once than allowed, and all of them run', async () => {
  const limited = limit(2);
  let running = 0;
  let peak = 0;
  const task = async (/** @type {number} */ value) => {
    running += 1;
    peak = Math.max(peak, running);
    await Promise.resolve();
    running -= 1;
    return value;
  };
  const values = await Promise.all([1, 2, 3, 4, 5].map((value) => limited(() => task(value))));
  assert.deepEqual(values, [1, 2, 3, 4, 5]);
  assert.equal(peak, 2);
});

test('a failing task makes room for the next', async () => {
  const limited = limit(1);
  const failed = limited(() => Promise.reject(new Error('no')));
  const next = limited(() => Promise.resolve('yes'));
  await assert.rejects(failed, /no/);
  assert.equal(await next, 'yes');
});
