import { EventStoreDbSimulator } from '../../../test-support/eventstoredb-simulator/simulator.js';
import { ADMIN, MARCEL, securedUrl, TLS, USERS } from '../../../test-support/eventstoredb-simulator/secured.js';
import { EventStoreDBClient } from '@eventstore/db-client';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { numbered, readAll, Subscriber } from '../contract/test-support/harness.js';
import { EventStoreAccessDenied } from '../errors.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { QUICK } from './testing/quick-timing.js';

describe('EventStoreDB with TLS and users', () => {
  let simulator: EventStoreDbSimulator;
  let stores: EventStoreDbEventStore[];

  beforeEach(async () => {
    simulator = await EventStoreDbSimulator.start({ tls: TLS, users: USERS });
    stores = [];
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await simulator.stop();
  });

  function open(url: string, timing = QUICK): EventStoreDbEventStore {
    const store = new EventStoreDbEventStore({ url, timing });
    stores.push(store);
    return store;
  }

  async function asDocumented(): Promise<void> {
    const operations = await readFile(join(__dirname, '../../../../../docs/operations.md'), 'utf8');
    const [, command = ''] = /^cd backend && ADMIN_URL='[^']+' (node .+?)^```$/ms.exec(operations) ?? [];
    const env = { ...process.env, ADMIN_URL: securedUrl(simulator.url, ADMIN) };
    await promisify(execFile)('sh', ['-c', command], { cwd: join(__dirname, '../../../..'), env });
  }

  it('accepts only a user who may read the whole log', async () => {
    const store = open(securedUrl(simulator.url, MARCEL));
    expect(await store.append('count-1', 'no_stream', numbered(1))).toMatchObject({ revision: 0 });
    await expect(store.head()).rejects.toBeInstanceOf(EventStoreAccessDenied);
    await expect(readAll(store)).rejects.toBeInstanceOf(EventStoreAccessDenied);
    await expect(new Subscriber(store).next()).rejects.toBeInstanceOf(EventStoreAccessDenied);
    await asDocumented();
    expect(await store.head()).toBeDefined();
    expect(await readAll(store)).toHaveLength(1);
  });

  it('reports a denied write at once, and not as unavailable', async () => {
    const admin = EventStoreDBClient.connectionString(securedUrl(simulator.url, ADMIN));
    await admin.setStreamMetadata('count-1', { acl: { writeRoles: ['$admins'] } });
    await admin.dispose();
    const store = open(securedUrl(simulator.url, MARCEL));
    await expect(store.append('count-1', 'any', numbered(1))).rejects.toBeInstanceOf(EventStoreAccessDenied);
    expect(await store.append('count-2', 'any', numbered(1))).toMatchObject({ revision: 0 });
  });
});
