import { EventStoreDBClient, type StreamMetadata } from '@eventstore/db-client';
import { collect } from '../collect.js';
import { dataOf, numbered, readAll, readStream } from '../contract/harness.js';
import { useSimulator } from '../../../test-support/testing/use-simulator.js';

describe('A stream of EventStoreDB that was scavenged', () => {
  const server = useSimulator();

  it.each<[string, StreamMetadata, number[]]>([
    ['$tb', { truncateBefore: 3 }, [3, 4]],
    ['$maxCount', { maxCount: 1 }, [4]],
    ['$maxAge', { maxAge: 1_000_000 }, [0, 1, 2, 3, 4]],
  ])('after %s gives what is left, counts on, and hinders no reading of the log', async (_, metadata, left) => {
    const store = server.openStore();
    const { position } = await store.append('count-1', 'no_stream', numbered(2));
    await store.append('count-1', 1, numbered(3, 2));
    await store.append('count-2', 'no_stream', numbered(1, 9));
    const client = EventStoreDBClient.connectionString(server.simulator.url);
    await client.setStreamMetadata('count-1', metadata);
    await client.dispose();
    server.simulator.scavenge();
    expect(dataOf(await readStream(store, 'count-1'))).toEqual(left);
    expect((await readStream(store, 'count-1')).map(({ revision }) => revision)).toEqual(left);
    expect(dataOf(await readAll(store))).toEqual([...left, 9]);
    expect(dataOf(await collect(store.readAll({ from: position })))).toEqual([...left.filter((data) => data > 1), 9]);
    expect(await store.append('count-1', 4, numbered(1, 5))).toMatchObject({ revision: 5 });
  });
});
