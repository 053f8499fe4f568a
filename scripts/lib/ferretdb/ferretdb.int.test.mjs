import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../shared/repository.mjs';
import { findFerretDb } from './build-ferretdb.mjs';
import { startFerretDb } from './start-ferretdb.mjs';

const program = await findFerretDb(ROOT);
const options = { skip: program === undefined && 'the MongoDB test server is not built' };

test('the MongoDB test server listens where it says, and ends when told', options, async () => {
  const server = await startFerretDb(program ?? '');
  const connection = createConnection({ host: '127.0.0.1', port: server.port });
  await once(connection, 'connect');
  connection.destroy();
  await server.stop();
  await assert.rejects(once(createConnection({ host: '127.0.0.1', port: server.port }), 'connect'));
});

test('a killed MongoDB test server can be started again on its port and data', options, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'marcel-ferretdb-test-'));
  const first = await startFerretDb(program ?? '', { folder });
  await first.kill();
  const second = await startFerretDb(program ?? '', { folder, port: first.port });
  assert.equal(second.url, first.url);
  await second.stop();
  await rm(folder, { recursive: true });
});

test('a MongoDB test server that cannot start is reported', async () => {
  await assert.rejects(startFerretDb('/no/such/program'), /did not start/);
});
