import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.js';
import { ProductProcess } from '../product-process.js';
import { ServerProcess } from '../server-process.js';
import { Cable } from './cable.js';
import { inspectStores, killed, paused, stopped, type Fault, type Node, type System } from './system.js';

const SIMULATOR = fileURLToPath(new URL('../../../dist/commands/simulate/main.js', import.meta.url));
const ADMIN_TOKEN = 'the-admin-token-of-all-nodes';
const NODES = ['the first node', 'the second node'];

/** Two nodes over the simulator of EventStoreDB and FerretDB, each with lines of its own to both. */
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
  const connected = await Promise.all(
    NODES.map(async (name, index) => {
      const lines = { log: await Cable.to(log.port), views: await Cable.to(views.port) };
      const port = String(await freePort());
      const restart = () =>
        ProductProcess.start(path.join(folder, `node-${index}`), {
          PORT: port,
          ADMIN_TOKEN,
          ...enginesAt(lines.log.port, lines.views.port),
        });
      const node: Node = { process: await restart(), restart };
      return { name, lines, node };
    }),
  );
  const nodes = connected.map(({ node }) => node);
  const resting = path.join(folder, 'resting');
  return {
    engines: 'EventStoreDB over the wire and FerretDB',
    adminToken: ADMIN_TOKEN,
    entrances: nodes.map(({ process }) => process.rest),
    faults: [
      ...connected.flatMap(({ name, lines, node }) => [
        killed(name, node),
        stopped(name, node),
        paused(name, () => node.process),
        cutOff(`${name} from the log`, lines.log),
        cutOff(`${name} from the views`, lines.views),
      ]),
      ...[log, views].flatMap((server) => [server.killed, paused(server.name, () => server.process)]),
    ],
    untilReady: async () => {
      for (const node of nodes) await node.process.untilReady();
    },
    inspect: (look) => inspectStores({ DATA_DIR: resting, ...enginesAt(log.port, views.port) }, look),
    stop: async () => {
      await Promise.all(nodes.map(({ process }) => process.stop()));
      await Promise.all(connected.flatMap(({ lines }) => [lines.log.close(), lines.views.close()]));
      await Promise.all([log.process.end(), views.process.end()]);
      await rm(folder, { recursive: true });
    },
  };
}

const enginesAt = (log: number, views: number) => ({
  EVENTSTOREDB_URL: `esdb://127.0.0.1:${log}?tls=false`,
  MONGODB_URL: `mongodb://127.0.0.1:${views}/marcel`,
});

const cutOff = (name: string, line: Cable): Fault => ({
  name: `${name} cut off`,
  lasts: true,
  strike: () => {
    line.cut();
    return Promise.resolve(() => Promise.resolve(line.mend()));
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
