import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { start } from './start.js';

it('closes its stores in order though a client never ends its request', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'marcel-start-'));
  const environment = { DATA_DIR: directory, HOST: '127.0.0.1', PORT: '0', SEED_DEMO: 'false', LOG_LEVEL: 'silent' };
  const started = await start(environment, 10);
  const { port } = new URL(started.address);
  const client = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  client.write('POST /api/generate-image HTTP/1.1\r\nhost: marcel\r\ncontent-type: application/json\r\n');
  client.write('content-length: 100\r\nexpect: 100-continue\r\n\r\n');
  // The request has arrived.
  await once(client, 'data');
  const ended = once(client, 'close');
  await started.stop();
  await ended;
  for (const name of await readdir(directory))
    if (name.endsWith('-wal')) expect([name, (await stat(path.join(directory, name))).size]).toEqual([name, 0]);
  await rm(directory, { recursive: true });
});
