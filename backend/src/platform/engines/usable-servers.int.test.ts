import { once } from 'node:events';
import { createServer as createPlainServer, type AddressInfo, type Server as NetServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import {
  ADMIN,
  certificateFile,
  MARCEL,
  securedUrl,
  TLS,
  USERS,
} from '../../test-support/eventstoredb-simulator/secured.js';
import { EventStoreDbSimulator, type SimulatorOptions } from '../../test-support/eventstoredb-simulator/simulator.js';
import { freePort } from '../../test-support/free-port.js';
import { StoreUnavailable } from '../errors/store-unavailable.js';
import { Startup } from '../observability/health/startup.js';
import { openMongoStores, openLogServer } from './servers.js';
import { awaitUsable, requireUsable, type Server } from './usable-servers.js';

const UNKNOWN = /: its host name (is unknown|cannot be looked up now)/;

async function problemAt(url: string): Promise<string> {
  const { stores, server } = url.startsWith('esdb') ? openLogServer(url) : await openMongoStores(url);
  const problem: unknown = await requireUsable(server).catch((error: unknown) => error);
  await stores.close();
  return String(problem);
}

describe('a log server that cannot be used is reported with a remedy', () => {
  let simulator: EventStoreDbSimulator | undefined;
  afterEach(() => simulator?.stop());
  const SECURED = { tls: TLS, users: USERS };
  const AUTHORITY = `&tlsCAFile=${encodeURIComponent(certificateFile('ca.crt'))}`;
  const wrong = { ...ADMIN, password: 'wrong' };

  it.each<[string, SimulatorOptions, (url: string) => string, string, string]>([
    ['its authority is not named', SECURED, (url) => url, 'unable to verify the first certificate', 'tlsCAFile=/path/'],
    ['it speaks TLS', SECURED, (url) => url.replace('tls=true', 'tls=false'), 'it expects TLS', 'Set tls=true'],
    ['it does not', {}, (url) => url.replace('tls=false', 'tls=true'), 'it does not speak TLS', 'set tls=false'],
    [
      'the password is wrong',
      SECURED,
      (url) => securedUrl(url, wrong),
      'it rejects the user name or',
      '@ : / ? as %40',
    ],
    ['the user lacks a right', SECURED, (url) => securedUrl(url, MARCEL), 'may not read the whole log', 'Grant that'],
    ['no user is named', SECURED, (url) => url + AUTHORITY, 'may not read the whole log', 'Grant that right'],
  ])('when %s', async (_, options, change, reason, remedy) => {
    simulator = await EventStoreDbSimulator.start(options);
    const problem = await problemAt(change(simulator.url));
    expect(problem).toContain(`The log server at 127.0.0.1:${simulator.port} (EVENTSTOREDB_URL) cannot be used: `);
    for (const part of [reason, remedy]) expect(problem).toContain(part);
    for (const { password } of USERS) expect(problem).not.toContain(password);
  });

  it('when nothing listens on its port, or its name is unknown', async () => {
    expect(await problemAt('esdb://127.0.0.1:1?tls=false')).toBe(
      'StoreUnavailable: The log server at 127.0.0.1:1 (EVENTSTOREDB_URL) cannot be used: nothing listens on its port. ' +
        'Start the server, or correct the port',
    );
    expect(await problemAt('esdb://no-such-host.invalid')).toMatch(UNKNOWN);
  });

  it('unless another of its nodes is usable', async () => {
    simulator = await EventStoreDbSimulator.start();
    const nodes = `127.0.0.1:${await freePort()},127.0.0.1:${simulator.port}`;
    expect(await problemAt(`esdb://${nodes}?tls=false`)).toBe('undefined');
  });
});

describe('a MongoDB that cannot be used is reported with a remedy', () => {
  const plain = () => createPlainServer((socket) => socket.on('error', () => undefined).destroy());
  const secured = () => createTlsServer({ cert: TLS.certificate, key: TLS.key });

  it.each<[string, () => NetServer, string, string, string]>([
    ['its authority is not named', secured, '?tls=true', 'unable to verify', 'MONGODB_URL: tlsCAFile=/path/ca.crt'],
    ['it speaks TLS', secured, '', 'it expects TLS', 'Set tls=true in MONGODB_URL'],
    ['it does not', plain, '?tls=true', 'it does not speak TLS', 'set tls=false in MONGODB_URL'],
  ])('when %s', async (_, create, query, reason, remedy) => {
    const server = create().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const problem = await problemAt(`mongodb://127.0.0.1:${port}/marcel${query}`);
    for (const part of [`MongoDB at 127.0.0.1:${port} (`, reason, remedy]) expect(problem).toContain(part);
    server.close();
  });

  it.each(['mongodb', 'mongodb+srv'])('when its name is unknown in %s', async (scheme) =>
    expect(await problemAt(`${scheme}://no-such-host.invalid/marcel`)).toMatch(UNKNOWN),
  );

  it.each([
    [18, 'it rejects the user name or the password'],
    [13, 'its user may not use the database marcel'],
  ])('when it answers with code %i', async (code, reason) => {
    const { stores, server } = await openMongoStores('mongodb://localhost/marcel');
    const probe = () => Promise.reject(Object.assign(new Error('No'), { code }));
    await expect(requireUsable({ ...server, probe })).rejects.toThrow(reason);
    await stores.close();
  });
});

describe('waiting for a server', () => {
  const denied = new StoreUnavailable('away', { cause: Object.assign(new Error('no'), { code: 16 }) });
  const failing = (attempts: number, error: Error = denied): Server => {
    let left = attempts;
    const probe = () => (left-- > 0 ? Promise.reject(error) : Promise.resolve());
    const denials = { 16: ['it rejects us', 'Correct the password'] } as const;
    return { name: 'The server', variable: 'URL', addresses: [], tls: undefined, denials, probe };
  };
  const run = async (server: Server, onLine = (): void => undefined, signal?: AbortSignal) => {
    const lines: string[] = [];
    const startup = new Startup();
    const write = (line: unknown) => {
      lines.push(String(line), [...startup.pending.values()].join());
      onLine();
    };
    await awaitUsable(server, { info: write, warn: write, error: write }, startup, signal);
    return lines;
  };

  it('reports the reason once, and the recovery', async () => {
    expect(await run(failing(2))).toEqual([
      'The server (URL) cannot be used: it rejects us. Correct the password. Trying again until it can be used',
      'The server cannot be used: it rejects us',
      'The server can be used now',
      '',
    ]);
    expect(await run(failing(0))).toEqual([]);
  });

  it('reports the reason again after half a minute', async () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const server = failing(3);
    const probe = () => ((now += 20_000), server.probe());
    const lines = await run({ ...server, probe });
    clock.mockRestore();
    expect(lines.filter((line) => line.includes('Trying again'))).toHaveLength(2);
  });

  it('ends at other errors, and when its signal aborts', async () => {
    const mistake = new TypeError('A mistake');
    await expect(run(failing(1, mistake))).rejects.toBe(mistake);
    const stopping = new AbortController();
    await expect(run(failing(Infinity), () => stopping.abort(), stopping.signal)).rejects.toThrow('aborted');
  });
});
