import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { troublesOf } from './replica-set-troubles.js';
import { RestartableServer } from './restartable-server.js';
import { SimulatedLog } from './simulated-log.js';
import type { Fault } from './system.js';
import { freePort } from '../../../test-support/free-port.js';
import { ReplicaSet } from '../../../test-support/mongodb-proxy/replica-set.js';
import { ProductProcess } from '../../../test-support/product-process.js';
import type { LogSetup } from '../../../test-support/testing/log-setups.js';

export const ADMIN_TOKEN = 'the-admin-token-of-all-nodes';

const DATABASE = 'marcel';

/** After these, all is well again as soon as what died has started again and others lead. */
const SUDDEN = /^(SIGKILL|election|step-down|death) of the/;

/** Several nodes over the EventStoreDB simulator and FerretDB, before which a replica set is played where the log is a cluster. */
export class SeveralNodes {
  private readonly nodes: ProductProcess[] = [];
  private readonly set: ReplicaSet;

  private constructor(
    private readonly setup: LogSetup,
    private readonly folder: string,
    private readonly log: SimulatedLog,
    private readonly views: RestartableServer,
    private readonly viewsUrl: string,
  ) {
    this.set = new ReplicaSet(viewsUrl);
  }

  static async start(ferretDb: string, setup: LogSetup): Promise<SeveralNodes> {
    const folder = await mkdtemp(path.join(tmpdir(), 'marcel-nodes-'));
    const log = await SimulatedLog.start(path.join(folder, 'log'), setup);
    const [address, data] = [`127.0.0.1:${await freePort()}`, path.join(folder, 'views')];
    await mkdir(data);
    const views = await RestartableServer.start('the views', /^/, ferretDb, [address, data]);
    return new SeveralNodes(setup, folder, log, views, `mongodb://${address}`);
  }

  async node(name: string, roles: string): Promise<ProductProcess> {
    const node = await ProductProcess.start(path.join(this.folder, name), {
      ROLES: roles,
      ADMIN_TOKEN,
      EVENTSTOREDB_URL: this.log.url(),
      MONGODB_URL: this.setup.cluster ? (await this.set.line()).seedUrl(DATABASE) : `${this.viewsUrl}/${DATABASE}`,
    });
    this.nodes.push(node);
    return node;
  }

  /** What can go wrong at once with the log and the views, and be put right. */
  get faults(): readonly Fault[] {
    const ofTheSet = this.setup.cluster ? troublesOf(this.set, DATABASE, [], 0) : [];
    return [...this.log.faults, this.views.killed, ...ofTheSet].filter(({ name }) => SUDDEN.test(name));
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop()));
    await this.set.close();
    await Promise.all([this.log.end(), this.views.process.end()]);
    await rm(this.folder, { recursive: true });
  }
}
