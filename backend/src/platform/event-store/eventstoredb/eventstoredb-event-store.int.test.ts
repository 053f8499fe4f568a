import { randomUUID } from 'node:crypto';
import { EventStoreDbSimulator } from '../../../test-support/eventstoredb-simulator/simulator.js';
import { describeEventStore } from '../contract/event-store.contract.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { NamespacedStore } from './testing/namespaced-store.js';
import { ACCEPTS_SHORTER_LOG } from './testing/quick-timing.js';
import { describeWithServer } from './testing/with-server.js';

class StoreWithServer extends EventStoreDbEventStore {
  static async start(): Promise<StoreWithServer> {
    return new StoreWithServer(await EventStoreDbSimulator.start());
  }

  private constructor(private readonly server: EventStoreDbSimulator) {
    super({ url: server.url, timing: ACCEPTS_SHORTER_LOG });
  }

  async restart(): Promise<StoreWithServer> {
    await super.close();
    await this.server.restart();
    return new StoreWithServer(this.server);
  }

  override async close(): Promise<void> {
    await super.close();
    await this.server.stop();
  }
}

describeEventStore(
  'EventStoreDB over the wire',
  () => StoreWithServer.start(),
  (store) => store.restart(),
);

describeWithServer('the server of EVENTSTOREDB_TEST_URL', (url) => {
  describeEventStore('EventStoreDB itself', async () => {
    const store = new EventStoreDbEventStore({ url, timing: ACCEPTS_SHORTER_LOG });
    return new NamespacedStore(store, `test-${randomUUID()}-`, await store.head());
  });
});
