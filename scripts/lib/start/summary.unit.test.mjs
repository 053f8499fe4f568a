import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isReady, summary } from './summary.mjs';

const ready = {
  kind: /** @type {const} */ ('ready'),
  address: 'http://127.0.0.1:3000',
  adminTokenMade: false,
  dataDir: '/srv/marcel',
};

test('address, data and what to try are told', () => {
  const text = summary(ready, false);
  assert.match(text, /Address +http:\/\/127\.0\.0\.1:3000\/\n/);
  assert.match(text, /Data +\/srv\/marcel\n/);
  assert.match(text, /http:\/\/127\.0\.0\.1:3000\/mascotdx\/submit\n/);
});

test('a token that was made now is shown', () => {
  assert.match(summary({ ...ready, adminToken: 'abc', adminTokenMade: true }, false), /Admin token +abc +\(shown only/);
});

test('a token that was made earlier is not shown again, but where it is kept', () => {
  const text = summary({ ...ready, adminToken: 'abc' }, false);
  assert.doesNotMatch(text, /abc/);
  assert.match(text, /Admin token +the one shown at the first start; kept in \/srv\/marcel\n/);
});

test('a token from the environment is never printed', () => {
  const text = summary({ ...ready, adminToken: 'secret' }, true);
  assert.match(text, /Admin token +the one set in ADMIN_TOKEN\n/);
  assert.doesNotMatch(text, /secret/);
});

test('only the report of a ready backend is taken for one', () => {
  assert.equal(isReady(ready), true);
  for (const message of [undefined, null, 'ready', { kind: 'ready' }, { ...ready, kind: 'other' }]) {
    assert.equal(isReady(message), false);
  }
});
