import { SimulatedCluster } from '../../../test-support/eventstoredb-simulator/cluster/cluster.js';
import {
  letReadAll,
  MARCEL,
  securedUrl,
  TLS,
  USERS,
} from '../../../test-support/eventstoredb-simulator/cluster/secured.js';
import { EventStoreDbSimulator } from '../../../test-support/eventstoredb-simulator/simulator.js';
import { nameOf, setupsOr, type LogSetup } from '../../../test-support/testing/log-setups.js';
import { describeEventStore } from '../contract/event-store.contract.js';
import { EventStoreDbEventStore } from './eventstoredb-event-store.js';
import { CREDULOUS } from './testing/quick-timing.js';

interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** A store on a server of its own, which goes when the store is closed. */
class StoreWithServer extends EventStoreDbEventStore {
  static async start({ version, secure, cluster }: LogSetup, withoutCaughtUp = false): Promise<StoreWithServer> {
    const options = { version, withoutCaughtUp, ...(secure && { tls: TLS, users: USERS }) };
    const server = await (cluster ? SimulatedCluster.start(options) : EventStoreDbSimulator.start(options));
    if (secure) await letReadAll(server.url, MARCEL);
    return new StoreWithServer(server, secure ? securedUrl(server.url, MARCEL) : server.url);
  }

  private constructor(
    private readonly server: Server,
    url: string,
  ) {
    super({ url, timing: CREDULOUS });
  }

  override async close(): Promise<void> {
    await super.close();
    await this.server.stop();
  }
}

describeEventStore('A server before 23.10, which never says that a subscription has caught up,', () =>
  StoreWithServer.start({ version: '23.10', secure: false, cluster: true }, true),
);

/** One node of 24.10 without users is what `eventstoredb-event-store.int` runs on. */
const SETUPS: readonly LogSetup[] = [
  { version: '23.10', secure: true, cluster: false },
  { version: '24.10', secure: true, cluster: true },
  { version: '26.0', secure: false, cluster: false },
  { version: '26.0', secure: true, cluster: true },
];

for (const setup of setupsOr(SETUPS)) describeEventStore(nameOf(setup), () => StoreWithServer.start(setup));
