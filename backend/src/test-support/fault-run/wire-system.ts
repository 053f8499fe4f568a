import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { freePort } from '../free-port.js';
import { ProductProcess } from '../product-process.js';
import { type Line, ReplicaSet } from '../mongodb-proxy/replica-set.js';
import type { LogSetup } from '../testing/log-setup.js';
import { NetworkLink } from './network-link.js';
import { replicaSetFaults } from './replica-set-faults.js';
import { RestartableServer } from './restartable-server.js';
import { SimulatedLog } from './simulated-log.js';
import { inspectStores, killed, paused, stopped, type Fault, type Node, type System } from './system.js';

const ADMIN_TOKEN = 'the-admin-token-of-all-nodes';
const DATABASE = 'marcel';
const NODES = ['the first node', 'the second node'];

interface WireOptions {
  readonly setup: LogSetup;
  readonly seed: number;
}

/**
 * Starts two nodes over the EventStoreDB simulator and over a simulated replica set in front of FerretDB. Each node has its own connections
 * to the replica set and to a single log server; clients learn the addresses of a cluster from its nodes.
 */
export async function startWireSystem(ferretDb: string, options: WireOptions): Promise<System> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marcel-faults-'));
  const log = await SimulatedLog.start(path.join(folder, 'log'), options.setup);
  await mkdir(path.join(folder, 'views'));
  const viewsAddress = `127.0.0.1:${await freePort()}`;
  const views = await RestartableServer.start('the views', /^/, ferretDb, [viewsAddress, path.join(folder, 'views')]);
  const set = new ReplicaSet(`mongodb://${viewsAddress}`);
  const connected = await Promise.all(
    NODES.map(async (name, index) => {
      const links = { log: await linksTo(log, options.setup), views: await set.line() };
      const port = String(await freePort());
      const ports = links.log.map((link) => link.port);
      const engines = enginesAt(
        log.url(options.setup === 'cluster' ? log.ports : ports),
        links.views.seedUrl(DATABASE),
      );
      const restart = () =>
        ProductProcess.start(path.join(folder, `node-${index}`), { PORT: port, ADMIN_TOKEN, ...engines });
      const node: Node = { process: await restart(), restart };
      return { name, links, node };
    }),
  );
  const nodes = connected.map(({ node }) => node);
  const resting = {
    DATA_DIR: path.join(folder, 'resting'),
    ...enginesAt(log.url(), `mongodb://${viewsAddress}/${DATABASE}`),
  };
  return {
    engines: `EventStoreDB (${options.setup}) over the wire, and a replica set before FerretDB`,
    adminToken: ADMIN_TOKEN,
    clients: nodes.map(({ process }) => process.rest),
    faults: [
      ...connected.flatMap(({ name, links, node }) => [
        killed(name, node),
        stopped(name, node),
        paused(name, () => node.process),
        ...links.log.map((link) => cutOff(`${name} from the log`, link)),
        silenced(`${name} from the views`, links.views),
      ]),
      ...log.faults,
      ...[views.killed, paused('the views', () => views.process)],
      ...replicaSetFaults(set, options.seed),
    ],
    untilReady: async () => {
      for (const node of nodes) await node.process.untilReady();
    },
    inspect: (look) => inspectStores(resting, look),
    stop: async () => {
      await Promise.all(nodes.map(({ process }) => process.stop()));
      await Promise.all(connected.flatMap(({ links }) => links.log).map((link) => link.close()));
      await set.close();
      await Promise.all([log.end(), views.process.end()]);
      await rm(folder, { recursive: true });
    },
  };
}

const linksTo = (log: SimulatedLog, setup: LogSetup): Promise<NetworkLink[]> =>
  Promise.all(setup === 'cluster' ? [] : log.ports.map((port) => NetworkLink.to(port)));

const enginesAt = (log: string, views: string) => ({ EVENTSTOREDB_URL: log, MONGODB_URL: views });

const cutOff = (name: string, link: NetworkLink): Fault => ({
  name: `${name} cut off`,
  lasts: true,
  inject: () => {
    link.cut();
    return Promise.resolve(() => Promise.resolve(link.restore()));
  },
});

const silenced = (name: string, line: Line): Fault => ({
  name: `${name} cut off`,
  lasts: true,
  inject: () => {
    line.silence();
    return Promise.resolve(() => Promise.resolve(line.speak()));
  },
});
