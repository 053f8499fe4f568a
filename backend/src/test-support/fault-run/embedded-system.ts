import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { freePort } from '../free-port.js';
import { ProductProcess } from '../product-process.js';
import { inspectStores, killed, paused, stopped, type Node, type System } from './system.js';

const ADMIN_TOKEN = 'the-admin-token-of-the-node';

export async function startEmbeddedSystem(): Promise<System> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marcel-faults-'));
  const port = String(await freePort());
  const restart = () => ProductProcess.start(folder, { PORT: port, ADMIN_TOKEN });
  const node: Node = { process: await restart(), restart };
  return {
    engines: 'the embedded stores',
    adminToken: ADMIN_TOKEN,
    clients: [node.process.rest],
    faults: [killed('the node', node), stopped('the node', node), paused('the node', () => node.process)],
    untilReady: () => node.process.untilReady(),
    inspect: async (look) => {
      await node.process.stop();
      try {
        return await inspectStores({ DATA_DIR: folder }, look);
      } finally {
        node.process = await restart();
      }
    },
    stop: async () => {
      await node.process.stop();
      await rm(folder, { recursive: true });
    },
  };
}
