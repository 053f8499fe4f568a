import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StepFailed } from '../shared/command.mjs';
import { readOrder } from './orders.mjs';

/** @param {string} line */
const read = (line) => readOrder(line === '' ? [] : line.split(' '));

test('an order names a frontend, and a release where it is about one', () => {
  const { what, subject, release, canary } = read('deploy studio@1.0.0 --canary 10');
  assert.deepEqual([what, subject, release, canary], ['deploy', 'studio', '1.0.0', 10]);
  assert.equal(read('rollback studio --reason Slow').reason, 'Slow');
  assert.equal(read('rollback studio --entirely --reason Slow').entirely, true);
  assert.equal(read('publish ./a@b/dist').subject, './a@b/dist');
  assert.equal(read('list').subject, '');
});

for (const [line, message] of /** @type {const} */ ([
  ['', /npm run releases -- <what>/],
  ['fly studio', /npm run releases -- <what>/],
  ['constructor studio', /npm run releases -- <what>/],
  ['deploy', /deploy what/],
  ['deploy studio', /Which release\? deploy studio@<release>/],
  ['deploy studio@1 --canary 100', /1 to 99 %/],
  ['promote studio --canary 5', /--canary belongs to deploy/],
  ['rollback studio', /Why\? rollback studio --reason/],
  ['rollback studio@1 --reason Slow', /about a frontend as a whole/],
  ['unpin studio --entirely --reason Slow', /--entirely belongs to rollback/],
  ['list studio --reason Slow', /list takes no reason/],
  ['list studio --loud', /--loud/],
  ['unpin studio --force --reason Slow', /unpin cannot be forced/],
  ['deploy studio@1 --force', /Why\? deploy studio@1 --force --reason/],
]))
  test(`"${line}" is answered with what is missing`, () =>
    assert.throws(
      () => read(line),
      (error) => error instanceof StepFailed && message.test(error.message),
    ));
