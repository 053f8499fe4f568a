import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import * as z from 'zod';
import { freePort } from '../../../test-support/free-port.js';
import { ProductProcess } from '../../../test-support/product-process.js';
import { ServerCluster } from './server-cluster.js';
import { inspectStores, killed, paused, stopped, type Node, type System } from './system.js';

const ADMIN_TOKEN = 'the-admin-token-of-all-nodes';
const NODES = ['the first node', 'the second node'];

/** What `npm run test:servers` says of the servers that it has started. */
const Servers = z.object({
  SERVERS_COMPOSE_FILE: z.string(),
  EVENTSTOREDB_TEST_URL: z.string(),
  MONGODB_SET_URL: z.string(),
});

/** Two nodes over the real servers, each a cluster of three. */
export async function startServersSystem(environment: NodeJS.ProcessEnv): Promise<System> {
  const servers = Servers.parse(environment);
  const engines = { EVENTSTOREDB_URL: servers.EVENTSTOREDB_TEST_URL, MONGODB_URL: servers.MONGODB_SET_URL };
  const folder = await mkdtemp(path.join(tmpdir(), 'marcel-servers-'));
  const nodes = await Promise.all(
    NODES.map(async (name, index) => {
      const port = String(await freePort());
      const restart = () =>
        ProductProcess.start(path.join(folder, `node-${index}`), { PORT: port, ADMIN_TOKEN, ...engines });
      const node: Node = { process: await restart(), restart };
      return { name, node };
    }),
  );
  return {
    engines: 'the real servers',
    adminToken: ADMIN_TOKEN,
    entrances: nodes.map(({ node }) => node.process.rest),
    faults: [
      ...nodes.flatMap(({ name, node }) => [killed(name, node), stopped(name, node), paused(name, () => node.process)]),
      ...new ServerCluster(servers.SERVERS_COMPOSE_FILE).faults,
    ],
    untilReady: async () => {
      for (const { node } of nodes) await node.process.untilReady();
    },
    inspect: (look) => inspectStores({ DATA_DIR: path.join(folder, 'resting'), ...engines }, look),
    stop: async () => {
      await Promise.all(nodes.map(({ node }) => node.process.stop()));
      await rm(folder, { recursive: true });
    },
  };
}
