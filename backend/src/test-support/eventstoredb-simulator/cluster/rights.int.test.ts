import { AccessDeniedError, EventStoreDBClient, jsonEvent, type JSONType } from '@eventstore/db-client';
import { SERVER_VERSIONS } from '../server-version.js';
import { EventStoreDbSimulator } from '../simulator.js';
import { collect, failureOf, numbered } from '../testing/use-client.js';
import { ADMIN, MARCEL, OPERATOR, securedUrl, TLS } from './secured.js';
import type { User } from './users.js';

const ADA: User = { name: 'ada', password: 'changeit', groups: ['$admins'] };
const BY_NAME: User = { ...ADMIN, groups: [] };
const OPS: User = { name: 'ops', password: 'changeit', groups: [] };

describe.each(SERVER_VERSIONS)('A server %s with users', (version) => {
  let simulator: EventStoreDbSimulator;
  let clients: EventStoreDBClient[];
  let admin: EventStoreDBClient;
  let marcel: EventStoreDBClient;
  beforeEach(async () => {
    simulator = await EventStoreDbSimulator.start({ version, tls: TLS, users: [ADA, BY_NAME, OPS, OPERATOR, MARCEL] });
    clients = [];
    admin = as(ADA);
    marcel = as(MARCEL);
  });
  afterEach(async () => {
    await Promise.all(clients.map((client) => client.dispose()));
    await simulator.stop();
  });

  function as(user: User): EventStoreDBClient {
    const client = EventStoreDBClient.connectionString(securedUrl(simulator.url, user));
    clients.push(client);
    return client;
  }
  const read = async (client: EventStoreDBClient, stream: string) => failureOf(collect(client.readStream(stream)));
  const setDefaults = (data: JSONType) =>
    admin.appendToStream('$settings', jsonEvent({ type: 'update-default-acl', data }));

  it('lets nobody delete a metastream, not even admins', async () => {
    await admin.setStreamMetadata('a', { maxCount: 3 });
    for (const client of [admin, as(BY_NAME), marcel]) {
      for (const stream of ['$$a', '$$$all', '$$nothing']) {
        expect(await failureOf(client.deleteStream(stream))).toBeInstanceOf(AccessDeniedError);
        expect(await failureOf(client.tombstoneStream(stream))).toBeInstanceOf(AccessDeniedError);
      }
    }
    expect(await admin.getStreamMetadata('a')).toMatchObject({ metadata: { maxCount: 3 } });
  });

  it('takes whoever is called admin for one of them, and ops for an operator', async () => {
    expect(await failureOf(collect(as(BY_NAME).readAll()))).toBeUndefined();
    expect(await failureOf(collect(as(OPS).readAll()))).toBeInstanceOf(AccessDeniedError);
    for (const user of [BY_NAME, OPS]) {
      expect(await failureOf(as(user).restartPersistentSubscriptionSubsystem())).toBeUndefined();
    }
  });

  it('goes by the defaults in $settings where a stream has no list of its own', async () => {
    for (const stream of ['plain', 'own', '$plain']) await admin.appendToStream(stream, numbered(1));
    await admin.setStreamMetadata('own', { acl: { readRoles: ['marcel'] } });
    await admin.setStreamMetadata('half', { acl: { readRoles: ['marcel'] } });
    expect([await read(marcel, 'plain'), await read(marcel, '$plain')]).toEqual([
      undefined,
      expect.any(AccessDeniedError),
    ]);
    await setDefaults({
      $userStreamAcl: { $r: '$admins', $w: ['olga', '$ops'], $mr: '$admins' },
      $systemStreamAcl: { $r: '$all' },
    });
    expect(await read(marcel, 'plain')).toBeInstanceOf(AccessDeniedError);
    expect(await failureOf(marcel.getStreamMetadata('plain'))).toBeInstanceOf(AccessDeniedError);
    expect([await read(marcel, 'own'), await read(marcel, '$plain')]).toEqual([undefined, undefined]);
    for (const stream of ['plain', 'half']) {
      expect(await failureOf(marcel.appendToStream(stream, numbered(1)))).toBeInstanceOf(AccessDeniedError);
    }
    expect(await failureOf(as(OPERATOR).appendToStream('half', numbered(1)))).toBeUndefined();
    expect(await failureOf(marcel.setStreamMetadata('plain', { maxCount: 9 }))).toBeUndefined();
  });

  it.each([{}, 'nonsense', { $userStreamAcl: 'nobody' }])(
    'goes by its own defaults where $settings has %j',
    async (data) => {
      await admin.appendToStream('plain', numbered(1));
      await setDefaults({ $userStreamAcl: { $r: '$admins' } });
      expect(await read(marcel, 'plain')).toBeInstanceOf(AccessDeniedError);
      await setDefaults(data);
      expect(await read(marcel, 'plain')).toBeUndefined();
    },
  );
});
