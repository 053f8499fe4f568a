import { SimulatedCluster } from '../../../test-support/eventstoredb-simulator/cluster.js';
import { grantReadAll, MARCEL, securedUrl, TLS, USERS } from '../../../test-support/eventstoredb-simulator/secured.js';
import { EventStoreDbSimulator } from '../../../test-support/eventstoredb-simulator/simulator.js';
import { describeEventStore } from '../contract/event-store.contract.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { ACCEPTS_SHORTER_LOG } from './testing/quick-timing.js';

class StoreWithServer extends EventStoreDbEventStore {
  static async secured(): Promise<StoreWithServer> {
    const server = await EventStoreDbSimulator.start({ tls: TLS, users: USERS });
    await grantReadAll(server.url, MARCEL);
    return new StoreWithServer(server, securedUrl(server.url, MARCEL));
  }

  static async onCluster(): Promise<StoreWithServer> {
    const cluster = await SimulatedCluster.start();
    return new StoreWithServer(cluster, cluster.url);
  }

  private constructor(
    private readonly server: { stop(): Promise<void> },
    url: string,
  ) {
    super({ url, timing: ACCEPTS_SHORTER_LOG });
  }

  override async close(): Promise<void> {
    await super.close();
    await this.server.stop();
  }
}

describeEventStore('EventStoreDB with TLS and a user', () => StoreWithServer.secured());
describeEventStore('EventStoreDB on three nodes', () => StoreWithServer.onCluster());
