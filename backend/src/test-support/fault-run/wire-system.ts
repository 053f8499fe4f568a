import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.js';
import { ProductProcess } from '../product-process.js';
import { ServerProcess } from '../server-process.js';
import type { Line } from '../mongodb-proxy/line.js';
import { ReplicaSet } from '../mongodb-proxy/replica-set.js';
import { Cable } from './cable.js';
import { electionsOf } from './elections.js';
import { inspectStores, killed, paused, stopped, type Fault, type Node, type System } from './system.js';

const SIMULATOR = fileURLToPath(new URL('../../../dist/commands/simulate/main.js', import.meta.url));
const ADMIN_TOKEN = 'the-admin-token-of-all-nodes';
const DATABASE = 'marcel';
const NODES = ['the first node', 'the second node'];

/**
 * Two nodes over the simulator of EventStoreDB, and over a replica set that is played before FerretDB, each with lines of its
 * own to both.
 */
export async function startWireSystem(ferretDb: string): Promise<System> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marcel-faults-'));
  const log = await restartable(process.execPath, (port) => [
    SIMULATOR,
    '--port',
    String(port),
    '--data',
    path.join(folder, 'log'),
  ]);
  await mkdir(path.join(folder, 'views'));
  const views = await restartable(ferretDb, (port) => [`127.0.0.1:${port}`, path.join(folder, 'views')]);
  const set = new ReplicaSet(`mongodb://127.0.0.1:${views.port}`);
  const connected = await Promise.all(
    NODES.map(async (name, index) => {
      const lines = { log: await Cable.to(log.port), views: await set.line() };
      const port = String(await freePort());
      const restart = () =>
        ProductProcess.start(path.join(folder, `node-${index}`), {
          PORT: port,
          ADMIN_TOKEN,
          ...enginesAt(lines.log.port, lines.views.seedUrl(DATABASE)),
        });
      const node: Node = { process: await restart(), restart };
      return { name, lines, node };
    }),
  );
  const nodes = connected.map(({ node }) => node);
  const resting = path.join(folder, 'resting');
  return {
    engines: 'EventStoreDB over the wire and a replica set before FerretDB',
    adminToken: ADMIN_TOKEN,
    entrances: nodes.map(({ process }) => process.rest),
    faults: [
      ...connected.flatMap(({ name, lines, node }) => [
        killed(name, node),
        stopped(name, node),
        paused(name, () => node.process),
        cutOff(`${name} from the log`, lines.log),
        silenced(`${name} from the views`, lines.views),
      ]),
      ...[log, views].flatMap((server) => [server.killed, paused(server.name, () => server.process)]),
      ...electionsOf(
        set,
        DATABASE,
        connected.map(({ lines }) => lines.views),
      ),
    ],
    untilReady: async () => {
      for (const node of nodes) await node.process.untilReady();
    },
    inspect: (look) =>
      inspectStores(
        { DATA_DIR: resting, ...enginesAt(log.port, `mongodb://127.0.0.1:${views.port}/${DATABASE}`) },
        look,
      ),
    stop: async () => {
      await Promise.all(nodes.map(({ process }) => process.stop()));
      await Promise.all(connected.map(({ lines }) => lines.log.close()));
      await set.close();
      await Promise.all([log.process.end(), views.process.end()]);
      await rm(folder, { recursive: true });
    },
  };
}

const enginesAt = (log: number, views: string) => ({
  EVENTSTOREDB_URL: `esdb://127.0.0.1:${log}?tls=false`,
  MONGODB_URL: views,
});

const cutOff = (name: string, line: Cable): Fault => ({
  name: `${name} cut off`,
  lasts: true,
  strike: () => {
    line.cut();
    return Promise.resolve(() => Promise.resolve(line.mend()));
  },
});

const silenced = (name: string, line: Line): Fault => ({
  name: `${name} cut off`,
  lasts: true,
  strike: () => {
    line.silence();
    return Promise.resolve(() => Promise.resolve(line.speak()));
  },
});

/** A server that starts again on the same port with the same data. */
async function restartable(program: string, options: (port: number) => string[]) {
  const port = await freePort();
  const start = () => ServerProcess.start(program, ...options(port));
  const name = path.basename(program) === path.basename(process.execPath) ? 'the log' : 'the views';
  const server = {
    name,
    port,
    process: await start(),
    killed: {
      name: `SIGKILL of ${name}`,
      lasts: false,
      strike: async () => {
        await server.process.end('SIGKILL');
        return async () => void (server.process = await start());
      },
    },
  };
  return server;
}
