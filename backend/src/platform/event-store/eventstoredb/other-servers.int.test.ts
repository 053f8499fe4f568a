import { SimulatedCluster } from '../../../test-support/eventstoredb-simulator/cluster/cluster.js';
import { EventStoreDbSimulator } from '../../../test-support/eventstoredb-simulator/simulator.js';
import { securedUrl, TLS, USERS } from '../../../test-support/eventstoredb-simulator/cluster/secured.js';
import { describeEventStore } from '../contract/event-store.contract.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { CREDULOUS } from './testing/quick-timing.js';

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** A store on a server of its own, which goes when the store is closed. */
class StoreWithServer extends EventStoreDbEventStore {
  constructor(
    private readonly server: Server,
    url = server.url,
  ) {
    super({ url, timing: CREDULOUS });
  }

  override async close(): Promise<void> {
    await super.close();
    await this.server.stop();
  }
}

describeEventStore(
  'A server before 23.10, which never says that a subscription has caught up,',
  async () => new StoreWithServer(await EventStoreDbSimulator.start({ version: '23.10', withoutCaughtUp: true })),
);

describeEventStore('Three nodes of 26.0 with TLS and users', async () => {
  const cluster = await SimulatedCluster.start({ version: '26.0', tls: TLS, users: USERS });
  return new StoreWithServer(cluster, securedUrl(cluster.url, { name: 'admin', password: 'changeit' }));
});
