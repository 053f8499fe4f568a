import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseStages } from './run-stages.mjs';

test('all stages run unless some are chosen', () => {
  assert.deepEqual(chooseStages(undefined), ['checks', 'unit', 'int', 'e2e', 'load', 'fuzz']);
});

test('chosen stages run in their own order', () => {
  assert.deepEqual(chooseStages('int, checks'), ['checks', 'int']);
});

test('an unknown stage is refused with the ones there are', () => {
  assert.throws(
    () => chooseStages('checks,speed'),
    /There is no stage speed; there are checks, unit, int, e2e, load, fuzz\./,
  );
});
