/**
 * A server that speaks the gRPC protocol of EventStoreDB, for tests and for development without one.
 *
 * What it is: the calls of EventStoreDB 23.10, 24.10 or 26.0 for appending (single and batch), reading, subscribing, deleting,
 * stream metadata, persistent subscriptions, gossip and server features, on top of our embedded event store; TLS, users and
 * access lists, several nodes with elections, partitions and lag (`SimulatedCluster`), scavenging, and ways to misbehave on demand
 * (`faults`, `dropConnections`, `kill`). Its answers follow the server's source where that is known.
 *
 * What it is not: EventStoreDB. No projections and so no `$ce-` and `$et-` streams, no HTTP API and no UI, and users are those
 * that it is started with. Nodes of a cluster live in one process. The whole log is
 * kept in memory as well, and positions have the shape of the real ones but not their values. Passing against it is no proof
 * of passing against the real server.
 */
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import { PersistentSubscriptionsService } from '@eventstore/db-client/generated/persistent_grpc_pb.js';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, type Metadata } from '@grpc/grpc-js';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gossip } from './cluster/gossip.js';
import type { Membership } from './cluster/membership.js';
import { Replica } from './cluster/replica.js';
import { UnreplicatedWriter } from './cluster/unreplicated-writer.js';
import { serverFeatures } from './cluster/server-features.js';
import { authorize } from './cluster/rights.js';
import { authenticate, type User } from './cluster/users.js';
import { Faults } from './faults.js';
import type { CurrentLog, OpenLog, StreamAccess } from './log/open-log.js';
import { Groups, type CurrentGroups, type GroupAccess } from './persistent/groups.js';
import { persistentSubscriptions } from './persistent/manage.js';
import { SimulatedData, type DataOptions } from './simulated-data.js';
import { appendHandler } from './streams/append.js';
import { batchAppendHandler } from './streams/batch-append.js';
import { deleteHandler, tombstoneHandler } from './streams/delete.js';
import { readHandler } from './streams/read.js';
import { cancelled, notLeader, notReady } from './wire/rpc-failure.js';

export interface SimulatorOptions extends DataOptions {
  /** Default: any free one. */
  readonly port?: number;
  /** Default: reachable from this machine only. */
  readonly host?: string;
  /** Certificate and key, PEM; left out, connections are not encrypted. */
  readonly tls?: { readonly certificate: Buffer; readonly key: Buffer };
  /** Who may log in; left out, everybody may do everything. */
  readonly users?: readonly User[];
}

/** For calls to end when the server is told to stop. */
const DRAIN_MS = 2000;

/** Messages up to the size that clients accept. */
const MAX_MESSAGE_BYTES = 17 * 1024 * 1024;

export class EventStoreDbSimulator {
  readonly faults = new Faults();
  private server: Server | undefined;
  private boundPort: number;

  private replica: Replica | undefined;
  /** As long as it leads without the others. */
  private alone: { readonly writer: UnreplicatedWriter; readonly groups: Groups } | undefined;

  private constructor(
    private readonly options: SimulatorOptions,
    private data: SimulatedData,
    private readonly cluster?: Membership,
  ) {
    this.boundPort = options.port ?? 0;
  }

  /** @throws Error when the port is taken, or the log is in use or damaged */
  static async start(options: SimulatorOptions = {}): Promise<EventStoreDbSimulator> {
    const data = await SimulatedData.open(options);
    const simulator = new EventStoreDbSimulator(options, data);
    try {
      await simulator.listen();
    } catch (error) {
      await data.close();
      throw error;
    }
    return simulator;
  }

  /** A node of a cluster, over the cluster's data. */
  static async join(
    cluster: Membership,
    data: SimulatedData,
    options: SimulatorOptions,
  ): Promise<EventStoreDbSimulator> {
    const node = new EventStoreDbSimulator(options, data, cluster);
    node.replica = new Replica(data.log);
    await node.listen();
    return node;
  }

  get isUp(): boolean {
    return this.server !== undefined;
  }

  get port(): number {
    return this.boundPort;
  }

  get host(): string {
    return this.options.host ?? '127.0.0.1';
  }

  /** The connection string for clients. */
  get url(): string {
    return `esdb://${this.host}:${this.port}?tls=${this.options.tls !== undefined}`;
  }

  /** Cuts every connection; new ones are taken. */
  dropConnections(): void {
    this.server?.drain(`${this.host}:${this.port}`, 0);
  }

  /** Tells every client to go; calls under way are finished. */
  sendAway(): void {
    this.server?.drain(`${this.host}:${this.port}`, DRAIN_MS);
  }

  /** Goes away in the middle of everything. What was acknowledged stays. */
  kill(): void {
    this.faults.resume();
    this.server?.forceShutdown();
    this.server = undefined;
  }

  /** Falls behind the leader, if it is not the leader itself. */
  lag(): void {
    this.replica?.lag();
  }

  catchUp(): void {
    this.replica?.catchUp();
  }

  /** Goes on as the leader of its cluster, of which it hears nothing more. */
  isolate(): void {
    this.lag();
    const open = this.data.log;
    const writer = new UnreplicatedWriter(open.log, open.now);
    const groups = new Groups({ ...open, log: this.replica?.log ?? open.log, writer });
    this.alone = { writer, groups };
    this.data.groups.restart();
  }

  /** @param asLeader what it took alone is kept; otherwise it is cut off, which takes a start */
  async rejoin(asLeader: boolean): Promise<void> {
    const { alone } = this;
    this.alone = undefined;
    if (!asLeader) this.kill();
    this.catchUp();
    alone?.groups.shutDown();
    if (!asLeader) {
      alone?.writer.cutOff();
      return this.listen();
    }
    await alone?.writer.replicate(this.data.log.writer);
    this.data.groups.restart();
  }

  /** Throws away for good what metadata has put out of reach; clients have to come again. */
  scavenge(): void {
    this.data.log.log.scavenge(this.data.log.now());
    this.dropConnections();
  }

  /** Goes away and comes back on the same port with the same data, read anew. */
  async restart(): Promise<void> {
    this.kill();
    if (this.cluster === undefined) await this.data.reload();
    await this.listen();
  }

  /** Goes on with an empty log behind the back of those who are connected, as if its volume had been wiped. */
  async loseData(): Promise<void> {
    await this.data.close();
    this.data = await SimulatedData.open({ ...this.options, directory: undefined });
  }

  async stop(): Promise<void> {
    this.kill();
    this.replica?.close();
    if (this.cluster === undefined) await this.data.close();
  }

  /** Stops as the server does when it is told to: long calls are cancelled or unavailable, clients are told to go, connections end. */
  async stopInOrder(): Promise<void> {
    const { server } = this;
    if (server !== undefined) {
      this.faults.resume();
      const gone = promisify(server.tryShutdown.bind(server))();
      this.faults.endStreams(cancelled(), notReady());
      await Promise.race([gone, pause(DRAIN_MS, undefined, { ref: false })]);
    }
    await this.stop();
  }

  private async listen(): Promise<void> {
    const server = new Server({ 'grpc.max_receive_message_length': MAX_MESSAGE_BYTES });
    this.addServices(server);
    const bind = promisify(server.bindAsync.bind(server));
    this.boundPort = await bind(`${this.host}:${this.boundPort}`, this.credentials());
    this.server = server;
  }

  private credentials(): ServerCredentials {
    const { tls } = this.options;
    if (tls === undefined) return ServerCredentials.createInsecure();
    // Clients show no certificates; without any authority named, all that the machine trusts would be read each time.
    return ServerCredentials.createSsl(tls.certificate, [{ cert_chain: tls.certificate, private_key: tls.key }]);
  }

  /** @throws RpcFailure */
  private authorize(headers: Metadata, access: StreamAccess | GroupAccess): void {
    const { users } = this.options;
    const { log, behaviour } = this.data.log;
    if (users !== undefined) authorize(log, authenticate(headers, users), access, behaviour.admitsAnonymous);
  }

  /** What this node lets somebody see and do. @throws RpcFailure */
  private admit(headers: Metadata, access: StreamAccess): OpenLog {
    const open = this.data.log;
    this.authorize(headers, access);
    const { alone, cluster, replica } = this;
    if (cluster === undefined || replica === undefined) return open;
    const { leader } = cluster;
    if (leader === undefined) throw notReady();
    if (!cluster.isLeader && headers.get('requires-leader')[0] === 'true') throw notLeader(leader.host, leader.port);
    return { ...open, log: replica.log, writer: alone?.writer ?? open.writer };
  }

  /** Groups are with the leader only, whether the client insists on it or not. @throws RpcFailure */
  private admitToGroups(headers: Metadata, access: GroupAccess): Groups {
    this.authorize(headers, access);
    const { alone, cluster } = this;
    if (cluster?.isLeader === false) {
      const { leader } = cluster;
      // How groups do is not asked of the leader: those who do not lead have none that are started.
      if (leader === undefined || access.kind === 'know-groups') throw notReady();
      throw notLeader(leader.host, leader.port);
    }
    return alone?.groups ?? this.data.groups;
  }

  private addServices(server: Server): void {
    const { faults } = this;
    const data = () => this.data;
    const log: CurrentLog = {
      get current() {
        return data().log;
      },
      authorize: (headers, access) => this.authorize(headers, access),
      admit: (headers, access) => this.admit(headers, access),
    };
    const groups: CurrentGroups = { admit: (headers, access) => this.admitToGroups(headers, access) };
    server.addService(StreamsService, {
      read: readHandler(log, faults),
      append: appendHandler(log, faults),
      batchAppend: batchAppendHandler(log, faults),
      delete: deleteHandler(log, faults),
      tombstone: tombstoneHandler(log, faults),
    });
    server.addService(PersistentSubscriptionsService, persistentSubscriptions(groups, faults));
    server.addService(ServerFeaturesService, serverFeatures(faults, this.data.log.behaviour));
    server.addService(GossipService, gossip(faults, this.cluster));
  }
}
