import { MongoClient, type Db } from 'mongodb';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { replicaSetFaults } from './replica-set-faults.js';
import { RestartableServer } from './restartable-server.js';
import { SimulatedLog } from './simulated-log.js';
import type { Fault } from './system.js';
import { freePort } from '../free-port.js';
import { ReplicaSet } from '../mongodb-proxy/replica-set.js';
import { ProductProcess } from '../product-process.js';
import type { LogSetup } from '../testing/log-setup.js';

const ADMIN_TOKEN = 'the-admin-token-of-all-nodes';

const DATABASE = 'marcel';

/** Faults from which the system recovers by restarts and elections alone. */
const SUDDEN = /^(SIGKILL|election|step-down|death) of the/;

/** Several nodes over the EventStoreDB simulator and FerretDB, with a simulated replica set in front where the log is a cluster. */
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

  async node(name: string, roles: string, more: NodeJS.ProcessEnv = {}): Promise<ProductProcess> {
    const node = await ProductProcess.start(path.join(this.folder, name), {
      ROLES: roles,
      ADMIN_TOKEN,
      EVENTSTOREDB_URL: this.log.url(),
      MONGODB_URL:
        this.setup === 'cluster' ? (await this.set.line()).seedUrl(DATABASE) : `${this.viewsUrl}/${DATABASE}`,
      ...more,
    });
    this.nodes.push(node);
    return node;
  }

  get faults(): readonly Fault[] {
    const ofTheSet = this.setup === 'cluster' ? replicaSetFaults(this.set, 0) : [];
    return [...this.log.faults, this.views.killed, ...ofTheSet].filter(({ name }) => SUDDEN.test(name));
  }

  async everythingKept(): Promise<string> {
    const folder = path.join(this.folder, 'log');
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    const read = files.filter((file) => file.isFile()).map((file) => readFile(path.join(file.parentPath, file.name)));
    return [...(await Promise.all(read)), ...(await this.documents())]
      .map((bytes) => bytes.toString('latin1'))
      .join('\n');
  }

  namesOfBlobs(): Promise<string[]> {
    return this.ask(async (database) => {
      const files = (await database.collections()).filter(({ collectionName }) => collectionName.endsWith('.files'));
      const found = await Promise.all(files.map((one) => one.find().toArray()));
      return found.flat().map(({ filename }) => String(filename));
    });
  }

  private documents(): Promise<Buffer[]> {
    return this.ask(async (database) => {
      const collections = await database.collections();
      const found = await Promise.all(collections.map((one) => one.find<Buffer>({}, { raw: true }).toArray()));
      return found.flat();
    });
  }

  private async ask<Result>(question: (database: Db) => Promise<Result>): Promise<Result> {
    const client = await MongoClient.connect(this.viewsUrl);
    try {
      return await question(client.db(DATABASE));
    } finally {
      await client.close();
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop()));
    await this.set.close();
    await Promise.all([this.log.end(), this.views.process.end()]);
    await rm(this.folder, { recursive: true });
  }
}
