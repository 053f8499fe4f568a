import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readResources } from './resources.mjs';
import { findings } from './soak.mjs';

const METRICS = `# TYPE process_open_fds gauge
process_open_fds 51
process_resident_memory_bytes 179195904
nodejs_eventloop_lag_p99_seconds 0.062390271
`;

test('what a product takes is read from its metrics, and what is not told is no zero', () => {
  assert.deepEqual(readResources(METRICS), { residentBytes: 179195904, openFiles: 51, lagSeconds: 0.062390271 });
  assert.throws(() => readResources(''), /process_resident_memory_bytes/);
});

const calm = { residentBytes: 300e6, openFiles: 50, lagSeconds: 0.02 };
const samples = Array.from({ length: 60 }, () => calm);
const holdings = (/** @type {Partial<Parameters<typeof findings>[0]>} */ seen) =>
  findings({ before: calm, samples, after: calm, ok: true, broken: 0, ...seen }).map(({ holds }) => holds);

test('a soak holds where nothing piles up', () => {
  assert.deepEqual(holdings({}), [true, true, true, true, true]);
  // What it takes until it is warm does not count.
  assert.deepEqual(holdings({ samples: [{ ...calm, residentBytes: 100e6 }, ...samples] })[2], true);
});

test('a soak fails by requests, streams, memory, files and a late event loop', () => {
  assert.deepEqual(holdings({ ok: false })[0], false);
  assert.deepEqual(holdings({ broken: 1 })[1], false);
  assert.deepEqual(holdings({ samples: [...samples, { ...calm, residentBytes: 361e6 }] })[2], false);
  assert.deepEqual(holdings({ after: { ...calm, openFiles: 51 } })[3], false);
  assert.deepEqual(holdings({ samples: [...samples, { ...calm, lagSeconds: 0.1 }] })[4], false);
});
