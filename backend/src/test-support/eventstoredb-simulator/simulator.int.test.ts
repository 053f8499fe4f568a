import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { GossipClient } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossipPb, { type ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import { ServerFeaturesClient } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import type { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import { credentials, logVerbosity, setLogVerbosity } from '@grpc/grpc-js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDbSimulator } from './simulator.js';
import { collect, failureOf, numbered } from './testing/use-client.js';

/** The answer to a call, or its failure. */
const answer = <Response>(call: (done: (error: Error | null, response: Response) => void) => unknown) =>
  new Promise<Response>((resolve, reject) => {
    call((error, response) => (error === null ? resolve(response) : reject(error)));
  });

describe('The simulator', () => {
  // A port that is taken is also logged, by the library.
  beforeAll(() => setLogVerbosity(logVerbosity.NONE));
  let directory: string;
  let simulator: EventStoreDbSimulator;
  let client: EventStoreDBClient;

  const open = async (): Promise<void> => {
    simulator = await EventStoreDbSimulator.start({ directory });
    client = EventStoreDBClient.connectionString(simulator.url);
  };
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'marcel-simulator-'));
    await open();
  });
  afterEach(async () => {
    await client.dispose();
    await simulator.stop();
    rmSync(directory, { recursive: true });
  });

  it('has everything again when it is opened on the same directory', async () => {
    await client.appendToStream('a', numbered(3));
    await client.appendToStream('big', [jsonEvent({ type: 'Big', data: '"'.repeat(400_000) })]);
    await client.deleteStream('a');
    await client.appendToStream('a', numbered(1, 3));
    await client.tombstoneStream('big');
    const before = await collect(client.readAll());
    await client.dispose();
    await simulator.stop();
    await open();
    expect(await collect(client.readAll())).toEqual(before);
    expect(await client.appendToStream('a', numbered(1))).toMatchObject({ nextExpectedRevision: 4n });
  });

  it('comes back on the same port with the same data', async () => {
    const { position } = await client.appendToStream('a', numbered(3));
    const { port } = simulator;
    await simulator.restart();
    expect(simulator.port).toBe(port);
    const again = EventStoreDBClient.connectionString(simulator.url);
    const events = await collect(again.readStream('a'));
    await again.dispose();
    expect(events.at(-1)?.event?.position).toEqual(position);
  });

  it('does not share its port or its directory', async () => {
    expect(await failureOf(EventStoreDbSimulator.start({ port: simulator.port }))).toBeInstanceOf(Error);
    expect(await failureOf(EventStoreDbSimulator.start({ directory }))).toBeInstanceOf(Error);
  });

  it('lists the calls that it serves, as clients look them up', async () => {
    const features = new ServerFeaturesClient(`127.0.0.1:${simulator.port}`, credentials.createInsecure());
    const supported = await answer<SupportedMethods>((done) => features.getSupportedMethods(new shared.Empty(), done));
    features.close();
    const methods = new Map(
      supported
        .getMethodsList()
        .map((method) => [`${method.getServiceName()}/${method.getMethodName()}`, method.getFeaturesList()]),
    );
    expect(methods.has('event_store.client.streams.streams/batchappend')).toBe(true);
    expect(methods.get('event_store.client.persistent_subscriptions.persistentsubscriptions/create')).toEqual([
      'stream',
      'all',
    ]);
  });

  it('gossips of itself as the leader of one', async () => {
    const gossip = new GossipClient(`127.0.0.1:${simulator.port}`, credentials.createInsecure());
    const info = await answer<ClusterInfo>((done) => gossip.read(new shared.Empty(), done));
    gossip.close();
    const [member, ...others] = info.getMembersList();
    expect(others).toEqual([]);
    expect(member?.getState()).toBe(gossipPb.MemberInfo.VNodeState.LEADER);
    expect(member?.getHttpEndPoint()?.getPort()).toBe(simulator.port);
    // In units of 100 ns; milliseconds would be fewer for a long time to come.
    expect(BigInt(member?.getTimeStamp() ?? 0)).toBeGreaterThan(10n ** 16n);
  });
});
