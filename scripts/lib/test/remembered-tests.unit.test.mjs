import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesBetween } from './remembered-tests.mjs';

const FILES = { 'src/a.ts': '1', 'src/a.unit.test.ts': '1', 'src/a.css': '1', 'jest.config.cjs': '1' };
const before = { shared: '1', files: FILES };

/** @param {Record<string, string>} changes */
const changes = (changes) => changesBetween(before, { shared: '1', files: { ...FILES, ...changes } });

test('what has passed needs no second run, and styles are in no test', () => {
  assert.deepEqual(changes({}), []);
  assert.deepEqual(changes({ 'src/a.css': '2' }), []);
});

test('changed and new code is told by name', () => {
  assert.deepEqual(changes({ 'src/a.ts': '2', 'src/b.tsx': '1' }), ['src/a.ts', 'src/b.tsx']);
});

test('everything is tested where code does not tell it all', () => {
  assert.equal(changesBetween(undefined, before), undefined);
  assert.equal(changesBetween(before, { ...before, shared: '2' }), undefined);
  assert.equal(changes({ 'jest.config.cjs': '2' }), undefined);
  const { 'src/a.ts': _, ...others } = FILES;
  assert.equal(changesBetween(before, { shared: '1', files: others }), undefined);
});
