/**
 * A server that speaks the gRPC protocol of EventStoreDB, for tests and for development without one.
 *
 * It serves the calls of EventStoreDB 24.10 that the product makes: batch appends, reads, subscriptions to the whole log,
 * stream metadata, gossip and server features; TLS, users and access lists, several nodes with elections, partitions and lag
 * (`SimulatedCluster`), and ways to misbehave on demand (`faults`, `dropConnections`, `kill`). Its answers follow the server
 * where that is known.
 *
 * It is not EventStoreDB: README.md lists what it does not do. Nodes of a cluster live in one process. The whole log is in
 * memory; with a directory, it is in an embedded event store as well. Passing against it is no proof of passing against the
 * real server.
 */
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossipPb, { type ClusterInfo, type MemberInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import features, { type SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type { Empty } from '@eventstore/db-client/generated/shared_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials, type Metadata } from '@grpc/grpc-js';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { authenticate, authorize, type CurrentLog, type StreamAccess, type User } from './access.js';
import { type AppendOptions, batchAppendHandler } from './append.js';
import { unary } from './calls.js';
import { Faults } from './faults.js';
import type { OpenLog } from './log-writer.js';
import { readHandler, type ReadOptions } from './read.js';
import { Replica, UnreplicatedWriter } from './replica.js';
import { SimulatedData, type DataOptions } from './simulated-data.js';
import { cancelled, notLeader, notReady, ticksOf, writeId } from './wire.js';

interface Address {
  readonly host: string;
  readonly port: number;
}

export interface Member extends Address {
  readonly state: MemberInfo.VNodeState;
  readonly isAlive: boolean;
}

export interface Membership {
  readonly leader: Address | undefined;
  readonly isLeader: boolean;
  members(): readonly Member[];
}

export interface SimulatorOptions extends DataOptions, AppendOptions, ReadOptions {
  readonly port?: number;
  /** Default: reachable from this machine only. */
  readonly host?: string;
  /** Certificate and key, PEM; left out, connections are not encrypted. */
  readonly tls?: { readonly certificate: Buffer; readonly key: Buffer };
  readonly users?: readonly User[];
}

const DRAIN_MS = 500;

const MAX_MESSAGE_BYTES = 17 * 1024 * 1024;

const RELEASE = '24.10.0';

export class EventStoreDbSimulator {
  readonly faults = new Faults();
  private server: Server | undefined;
  private boundPort: number;
  private replica: Replica | undefined;
  private alone: UnreplicatedWriter | undefined;

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

  get url(): string {
    return `esdb://${this.host}:${this.port}?tls=${this.options.tls !== undefined}`;
  }

  dropConnections(): void {
    this.server?.drain(`${this.host}:${this.port}`, 0);
  }

  sendAway(): void {
    this.server?.drain(`${this.host}:${this.port}`, DRAIN_MS);
  }

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

  isolate(): void {
    this.lag();
    this.alone = new UnreplicatedWriter(this.data.log.log, this.data.log.now);
  }

  /** @param asLeader its own writes are kept; otherwise they are cut off, and it starts again */
  async rejoin(asLeader: boolean): Promise<void> {
    const { alone } = this;
    this.alone = undefined;
    if (!asLeader) this.kill();
    this.catchUp();
    if (asLeader) return alone?.replicate(this.data.log.writer);
    alone?.cutOff();
    return this.listen();
  }

  async restart(): Promise<void> {
    this.kill();
    if (this.cluster === undefined) await this.data.reload();
    await this.listen();
  }

  async loseData(): Promise<void> {
    await this.data.close();
    this.data = await SimulatedData.open({ ...this.options, directory: undefined });
  }

  async stop(): Promise<void> {
    this.kill();
    this.replica?.close();
    if (this.cluster === undefined) await this.data.close();
  }

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
    // Clients present no certificates. Without this authority, the server would read all that the machine trusts.
    return ServerCredentials.createSsl(tls.certificate, [{ cert_chain: tls.certificate, private_key: tls.key }]);
  }

  /** @throws RpcFailure */
  private authorize(headers: Metadata, access: StreamAccess): void {
    const { users } = this.options;
    if (users !== undefined) authorize(this.data.log.log, authenticate(headers, users), access);
  }

  /** @throws RpcFailure */
  private admit(headers: Metadata, access: StreamAccess): OpenLog {
    const open = this.data.log;
    this.authorize(headers, access);
    const { alone, cluster, replica } = this;
    if (cluster === undefined || replica === undefined) return open;
    const { leader } = cluster;
    if (leader === undefined) throw notReady();
    if (!cluster.isLeader && headers.get('requires-leader')[0] === 'true') throw notLeader(leader.host, leader.port);
    return { ...open, log: replica.log, writer: alone ?? open.writer };
  }

  private addServices(server: Server): void {
    const { faults, options } = this;
    const data = () => this.data;
    const log: CurrentLog = {
      get current() {
        return data().log;
      },
      authorize: (headers, access) => this.authorize(headers, access),
      admit: (headers, access) => this.admit(headers, access),
    };
    server.addService(StreamsService, {
      read: readHandler(log, faults, options),
      batchAppend: batchAppendHandler(log, faults, options),
    });
    server.addService(ServerFeaturesService, { getSupportedMethods: unary(faults, supportedMethods) });
    server.addService(GossipService, {
      read: unary<Empty, ClusterInfo>(faults, (_, call) => this.gossip(call.getHost())),
    });
  }

  private gossip(authority: string): ClusterInfo {
    const { hostname: host, port } = new URL(`http://${authority}`);
    const alone = { host, port: Number(port), state: gossipPb.MemberInfo.VNodeState.LEADER, isAlive: true };
    const members = this.cluster?.members() ?? [alone];
    return new gossipPb.ClusterInfo().setMembersList(
      members.map((member) =>
        new gossipPb.MemberInfo()
          .setInstanceId(writeId(INSTANCE, 'structured'))
          .setTimeStamp(ticksOf(Date.now()))
          .setState(member.state)
          .setIsAlive(member.isAlive)
          .setHttpEndPoint(new gossipPb.EndPoint().setAddress(member.host).setPort(member.port)),
      ),
    );
  }
}

const INSTANCE = randomUUID();

const METHODS = [StreamsService, ServerFeaturesService, GossipService].flatMap((service) =>
  Object.values(service).map(({ path }: { path: string }) => path),
);

function supportedMethods(): SupportedMethods {
  const methods = METHODS.map((path) => {
    const [, service = '', method = ''] = path.toLowerCase().split('/');
    return new features.SupportedMethod()
      .setServiceName(service)
      .setMethodName(method)
      .setFeaturesList(service.includes('streams') && method === 'read' ? ['position', 'events'] : []);
  });
  return new features.SupportedMethods().setMethodsList(methods).setEventStoreServerVersion(RELEASE);
}
