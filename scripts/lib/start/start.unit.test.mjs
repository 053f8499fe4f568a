import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quietAtTerminal } from './start.mjs';

test('at a terminal the log keeps to warnings, unless a level was chosen', () => {
  assert.equal(quietAtTerminal({}, true).LOG_LEVEL, 'warn');
  assert.equal(quietAtTerminal({ LOG_LEVEL: 'debug' }, true).LOG_LEVEL, 'debug');
});

test('without a terminal nothing is changed', () => {
  assert.deepEqual(quietAtTerminal({ PORT: '0' }, false), { PORT: '0' });
});
