import gossipPb from '@eventstore/db-client/generated/gossip_pb.js';
import { EventStoreDbSimulator, type SimulatorOptions } from '../simulator.js';
import { SimulatedData } from '../simulated-data.js';
import type { Member, Membership } from './membership.js';

const { VNodeState } = gossipPb.MemberInfo;

/** Several nodes in one process over one log: a leader, and followers that have copies of it. */
export class SimulatedCluster implements Membership {
  readonly nodes: EventStoreDbSimulator[] = [];
  private leading: EventStoreDbSimulator | undefined;

  private constructor(private readonly data: SimulatedData) {}

  static async start(options: Omit<SimulatorOptions, 'port'> = {}, size = 3): Promise<SimulatedCluster> {
    const cluster = new SimulatedCluster(await SimulatedData.open(options));
    for (let index = 0; index < size; index++)
      cluster.nodes.push(await EventStoreDbSimulator.join(cluster, cluster.data, options));
    cluster.elect(0);
    return cluster;
  }

  /** The connection string that names all of them. */
  get url(): string {
    return urlOf(this.nodes);
  }

  get leader(): EventStoreDbSimulator | undefined {
    return this.leading;
  }

  get followers(): readonly EventStoreDbSimulator[] {
    return this.nodes.filter((node) => node !== this.leading);
  }

  /** Nobody leads until somebody is elected: nobody is ready for anything. */
  stepDown(): void {
    this.leading = undefined;
  }

  elect(index: number): void {
    this.leading = this.nodes[index];
  }

  isLeader({ port }: Pick<Member, 'port'>): boolean {
    return port === this.leading?.port;
  }

  members(): readonly Member[] {
    const others = this.leading === undefined ? VNodeState.UNKNOWN : VNodeState.FOLLOWER;
    return this.nodes.map((node) => ({
      host: node.host,
      port: node.port,
      state: node === this.leading ? VNodeState.LEADER : others,
      isAlive: node.isUp,
    }));
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await node.stop();
    await this.data.close();
  }
}

/** The connection string of the first, with the addresses of all. */
function urlOf(nodes: readonly EventStoreDbSimulator[]): string {
  const [first = ''] = nodes.map(({ url }) => url);
  return first.replace(/[^/@]+(?=\?)/, nodes.map(({ host, port }) => `${host}:${port}`).join(','));
}
