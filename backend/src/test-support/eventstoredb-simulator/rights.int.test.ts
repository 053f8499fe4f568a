import { AccessDeniedError, EventStoreDBClient } from '@eventstore/db-client';
import type { User } from './access.js';
import { ADMIN, letReadAll, MARCEL, securedUrl, TLS, USERS } from './secured.js';
import { EventStoreDbSimulator } from './simulator.js';
import { collect, failureOf, numbered } from './testing/use-client.js';

describe('A server with users', () => {
  let simulator: EventStoreDbSimulator;
  let clients: EventStoreDBClient[];
  beforeEach(async () => {
    simulator = await EventStoreDbSimulator.start({ tls: TLS, users: USERS });
    clients = [];
  });
  afterEach(async () => {
    await Promise.all(clients.map((client) => client.dispose()));
    await simulator.stop();
  });

  function as(user: Pick<User, 'name' | 'password'>): EventStoreDBClient {
    const client = EventStoreDBClient.connectionString(securedUrl(simulator.url, user));
    clients.push(client);
    return client;
  }
  const read = (client: EventStoreDBClient, stream: string) => failureOf(collect(client.readStream(stream)));

  it('lets an ordinary user read and write streams, and the whole log once its list says so', async () => {
    const marcel = as(MARCEL);
    await marcel.appendToStream('a', numbered(1));
    expect(await read(marcel, 'a')).toBeUndefined();
    expect(await failureOf(collect(marcel.readAll()))).toBeInstanceOf(AccessDeniedError);
    await letReadAll(simulator.url, MARCEL);
    expect(await failureOf(collect(marcel.readAll()))).toBeUndefined();
  });

  it('goes by the list of a stream', async () => {
    const [admin, marcel] = [as(ADMIN), as(MARCEL)];
    for (const stream of ['a', '$a']) await admin.appendToStream(stream, numbered(1));
    await admin.setStreamMetadata('a', { acl: { readRoles: ['$admins'], writeRoles: ['$admins'] } });
    for (const stream of ['a', '$a']) expect(await read(marcel, stream)).toBeInstanceOf(AccessDeniedError);
    expect(await failureOf(marcel.appendToStream('a', numbered(1)))).toBeInstanceOf(AccessDeniedError);
    expect(await read(admin, 'a')).toBeUndefined();
  });

  it('rejects wrong passwords', async () => {
    expect(await read(as({ ...MARCEL, password: 'wrong' }), 'a')).toBeInstanceOf(AccessDeniedError);
  });
});
