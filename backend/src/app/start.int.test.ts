import { ERROR_MESSAGES, ROUTES } from '@marcel/contracts';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { EventStoreDbSimulator } from '../test-support/eventstoredb-simulator/simulator.js';
import { freePort } from '../test-support/free-port.js';
import { pause } from '../test-support/pause.js';
import { RestClient } from '../test-support/rest-client.js';
import { start } from './start.js';

describe('while the log server is away', () => {
  let directory: string;
  beforeEach(async () => void (directory = await mkdtemp(path.join(tmpdir(), 'marcel-start-'))));
  afterEach(() => rm(directory, { recursive: true }));

  async function startWithoutLog(signal?: AbortSignal) {
    const [port, logPort] = [await freePort(), await freePort()];
    const variables = { DATA_DIR: directory, PORT: String(port), SEED_DEMO: 'false', LOG_LEVEL: 'silent' };
    const frontends = path.join(directory, 'frontends');
    await mkdir(path.join(frontends, 'shell/dist'), { recursive: true });
    await writeFile(path.join(frontends, 'shell/dist/index.html'), '<html><head></head><body>The shell</body></html>');
    const log = { EVENTSTOREDB_URL: `esdb://127.0.0.1:${logPort}?tls=false`, FRONTENDS_DIR: frontends };
    const starting = start({ ...variables, ...log }, { signal });
    const rest = new RestClient(`http://127.0.0.1:${port}`, '');
    const look = (address: string) => rest.get(address).catch(() => undefined);
    while ((await look(ROUTES.ready))?.body === undefined) await pause();
    while (!JSON.stringify((await look(ROUTES.ready))?.body).includes('EVENTSTOREDB_URL')) await pause();
    return { starting, rest, logPort };
  }

  it('answers requests that need no store, reports the reason, and becomes ready once the server is reachable', async () => {
    const { starting, rest, logPort } = await startWithoutLog();
    expect((await rest.get(ROUTES.live)).status).toBe(200);
    expect(await rest.get(ROUTES.ready)).toMatchObject({
      status: 503,
      body: {
        message: ERROR_MESSAGES.starting,
        details: [
          { path: 'views', message: 'the read models are being prepared' },
          { path: 'EVENTSTOREDB_URL', message: 'The log server cannot be used: nothing listens on its port' },
        ],
      },
    });
    const list = await fetch(rest.address + ROUTES.mascots);
    expect([list.status, list.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await list.json()).toMatchObject({ code: 'unavailable', message: ERROR_MESSAGES.starting });
    const page = await fetch(rest.address);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await page.text()).toMatch(/<title>Marcel OS is getting ready<.*The shell/);
    expect((await rest.get(ROUTES.remotes)).status).toBe(200);
    const simulator = await EventStoreDbSimulator.start({ port: logPort });
    const started = await starting;
    expect((await rest.get(ROUTES.mascots)).status).toBe(200);
    while ((await rest.get(ROUTES.ready)).status !== 200) await pause();
    await started.stop();
    await simulator.stop();
  });

  it('can be stopped', async () => {
    const stopping = new AbortController();
    const { starting, rest } = await startWithoutLog(stopping.signal);
    stopping.abort();
    await expect(starting).rejects.toThrow('aborted');
    await expect(rest.get(ROUTES.live)).rejects.toThrow();
  });
});

it('closes its stores in order although a client never ends its request', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'marcel-start-'));
  const environment = { DATA_DIR: directory, HOST: '127.0.0.1', PORT: '0', SEED_DEMO: 'false', LOG_LEVEL: 'silent' };
  const started = await start(environment, { drainTimeoutMs: 10 });
  const { port } = new URL(String(started.ready.address));
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
