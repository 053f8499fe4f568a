import { Connection } from './connection.js';
import { anEvent, readAll } from '../contract/test-support/harness.js';
import { useSimulator } from '../../../test-support/testing/use-simulator.js';
import { Feed } from './feed.js';

const BATCH = 10;
const COUNT = 500;

describe('A feed', () => {
  const server = useSimulator();

  it('buffers no more than a batch without a consumer', async () => {
    const store = server.openStore();
    const events = Array.from({ length: COUNT }, () => anEvent({ data: 'x'.repeat(100) }));
    await store.append('count-1', 'any', events);
    const connection = new Connection(server.simulator.url, 50);
    const subscribe = jest.spyOn(connection.client, 'subscribeToAll');
    const feed = new Feed(connection, undefined, BATCH, new AbortController().signal);
    const upstream: unknown = subscribe.mock.results[0]?.value;
    await feed.next(10_000);
    // Without back-pressure, the feed would have received every event by now.
    for (let round = 0; round < 3; round++) expect(await readAll(store)).toHaveLength(COUNT);
    expect(Number(Reflect.get(Object(upstream), 'readableLength'))).toBeLessThanOrEqual(2 * BATCH);
    feed.close();
    await connection.discard();
  });
});
