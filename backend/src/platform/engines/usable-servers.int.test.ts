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
import { openInMongo, openLogServer } from './servers.js';
import { awaitUsable, requireUsable, type Server } from './usable-servers.js';

const AUTHORITY = `&tlsCAFile=${encodeURIComponent(certificateFile('ca.crt'))}`;
const SECURED = { tls: TLS, users: USERS };

describe('a log server that cannot be used', () => {
  let simulator: EventStoreDbSimulator | undefined;
  afterEach(() => simulator?.stop());

  const problemAt = async (url: string): Promise<string> => {
    const { stores, server } = openLogServer(url);
    const problem: unknown = await requireUsable(server).catch((error: unknown) => error);
    await stores.close();
    return String(problem);
  };
  const atSimulator = async (options: SimulatorOptions, change: (url: string) => string): Promise<string> => {
    simulator = await EventStoreDbSimulator.start(options);
    return problemAt(change(simulator.url));
  };

  it.each<[string, SimulatorOptions, (url: string) => string, string, string]>([
    [
      'its authority is not named',
      SECURED,
      (url) => url,
      'unable to verify the first certificate',
      'tlsCAFile=/path/ca.crt',
    ],
    [
      'it speaks TLS',
      SECURED,
      (url) => url.replace('tls=true', 'tls=false'),
      'it expects TLS',
      'Set tls=true in EVENTSTOREDB_URL',
    ],
    [
      'it does not speak TLS',
      {},
      (url) => url.replace('tls=false', 'tls=true'),
      'it does not speak TLS',
      'set tls=false in EVENTSTOREDB_URL',
    ],
    [
      'the password is wrong',
      SECURED,
      (url) => securedUrl(url, { ...ADMIN, password: 'wrong' }),
      'it rejects the user name or the password',
      'with @ : / ? as %40 %3A %2F %3F',
    ],
    [
      'the user may not read $all',
      SECURED,
      (url) => securedUrl(url, MARCEL),
      'may not read the whole log',
      'Grant that right',
    ],
    ['no user is named', SECURED, (url) => url + AUTHORITY, 'may not read the whole log', 'Grant that right'],
  ])('is reported with a remedy when %s', async (_, options, change, reason, remedy) => {
    const problem = await atSimulator(options, change);
    expect(problem).toContain(`The log server at 127.0.0.1:${simulator?.port} (EVENTSTOREDB_URL) cannot be used: `);
    expect(problem).toContain(reason);
    expect(problem).toContain(remedy);
    for (const { password } of USERS) expect(problem).not.toContain(password);
  });

  it('is reported with a remedy when nothing listens on its port, or its name is unknown', async () => {
    const port = await freePort();
    expect(await problemAt(`esdb://127.0.0.1:${port}?tls=false`)).toBe(
      `StoreUnavailable: The log server at 127.0.0.1:${port} (EVENTSTOREDB_URL) cannot be used: nothing listens on its port. ` +
        'Start the server, or correct the port',
    );
    expect(await problemAt('esdb://no-such-host.invalid')).toMatch(
      /no-such-host.invalid:2113 .*: its host name (is unknown|cannot)/,
    );
  });

  it('is usable where one of its nodes is', async () => {
    simulator = await EventStoreDbSimulator.start();
    const { stores, server } = openLogServer(
      `esdb://127.0.0.1:${await freePort()},127.0.0.1:${simulator.port}?tls=false`,
    );
    await requireUsable(server);
    await stores.close();
  });
});

describe('a MongoDB that cannot be used', () => {
  let listening: NetServer | undefined;
  afterEach(() => listening?.close());

  const portOf = async (server: NetServer): Promise<number> => {
    listening = server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const problemAt = async (scheme: string, address: string): Promise<string> => {
    const { stores, server } = await openInMongo(`${scheme}://${address}`);
    const problem: unknown = await requireUsable(server).catch((error: unknown) => error);
    await stores.close();
    return String(problem);
  };
  const plain = () => createPlainServer((socket) => socket.on('error', () => undefined).destroy());
  const secured = () => createTlsServer({ cert: TLS.certificate, key: TLS.key });

  it.each<[string, () => Promise<number>, string, string, string]>([
    ['nothing listens on its port', freePort, '', 'nothing listens on its port', 'Start the server'],
    ['its authority is not named', () => portOf(secured()), '?tls=true', 'unable to verify', 'tlsCAFile=/path/ca.crt'],
    ['it speaks TLS', () => portOf(secured()), '', 'it expects TLS', 'Set tls=true in MONGODB_URL'],
    [
      'it does not speak TLS',
      () => portOf(plain()),
      '?tls=true',
      'it does not speak TLS',
      'set tls=false in MONGODB_URL',
    ],
  ])('is reported with a remedy when %s', async (_, start, query, reason, remedy) => {
    const port = await start();
    const problem = await problemAt('mongodb', `127.0.0.1:${port}/marcel${query}`);
    expect(problem).toContain(`MongoDB at 127.0.0.1:${port} (MONGODB_URL) cannot be used: `);
    expect(problem).toContain(reason);
    expect(problem).toContain(remedy);
  });

  it('is reported with a remedy when its name is unknown', async () => {
    for (const scheme of ['mongodb', 'mongodb+srv'])
      expect(await problemAt(scheme, 'no-such-host.invalid/marcel')).toMatch(/: its host name (is unknown|cannot)/);
  });

  it.each([
    [18, 'it rejects the user name or the password'],
    [13, 'its user may not use the database marcel'],
  ])('is reported with a remedy when it answers with code %i', async (code, reason) => {
    const { stores, server } = await openInMongo('mongodb://localhost/marcel');
    const use = () => Promise.reject(Object.assign(new Error('No'), { code }));
    await expect(requireUsable({ ...server, use })).rejects.toThrow(reason);
    await stores.close();
  });
});

describe('waiting for a server', () => {
  const failing = (attempts: number, error: Error): Server => {
    let left = attempts;
    const use = () => (left-- > 0 ? Promise.reject(error) : Promise.resolve());
    const denials = { 16: ['it rejects us', 'Correct the password'] } as const;
    return { name: 'The server', variable: 'URL', addresses: [], tls: undefined, denials, use };
  };
  const denied = new StoreUnavailable('away', { cause: Object.assign(new Error('no'), { code: 16 }) });
  const run = async (server: Server, startup = new Startup()) => {
    const lines: string[] = [];
    const write = (line: unknown) => void lines.push(String(line), JSON.stringify([...startup.waitsFor]));
    await awaitUsable(server, { info: write, warn: write, error: write }, startup);
    return { lines, startup };
  };

  it('says the reason once, and when it is back', async () => {
    const { lines, startup } = await run(failing(2, denied));
    expect(lines).toEqual([
      'The server (URL) cannot be used: it rejects us. Correct the password. Trying again until it can be used',
      '[["URL","The server cannot be used: it rejects us"]]',
      'The server can be used now',
      '[]',
    ]);
    expect(startup.isOver).toBe(true);
  });

  it('says the reason again after half a minute', async () => {
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 20_000));
    const { lines } = await run(failing(3, denied));
    clock.mockRestore();
    expect(lines.filter((line) => line.includes('Trying again'))).toHaveLength(2);
  });

  it('says nothing of a server that can be used', async () => {
    expect((await run(failing(0, denied))).lines).toEqual([]);
  });

  it('ends at other errors, and when it is told to', async () => {
    const mistake = new TypeError('A mistake');
    await expect(run(failing(1, mistake))).rejects.toBe(mistake);
    const stopping = new AbortController();
    const log = { info: jest.fn(), warn: () => stopping.abort(), error: jest.fn() };
    const waiting = awaitUsable(failing(Infinity, denied), log, new Startup(), stopping.signal);
    await expect(waiting).rejects.toThrow('aborted');
  });
});
