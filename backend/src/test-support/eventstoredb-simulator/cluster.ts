import gossipPb from '@eventstore/db-client/generated/gossip_pb.js';
import { SimulatedData } from './simulated-data.js';
import { EventStoreDbSimulator, type Member, type Membership, type SimulatorOptions } from './simulator.js';

const { VNodeState } = gossipPb.MemberInfo;

export class SimulatedCluster {
  readonly nodes: EventStoreDbSimulator[] = [];
  private leading: EventStoreDbSimulator | undefined;
  private cutOff: EventStoreDbSimulator | undefined;

  private constructor(private readonly data: SimulatedData) {}

  /** @param ports of the nodes; 0 for any free one */
  static async start(
    options: Omit<SimulatorOptions, 'port'> = {},
    ports: readonly number[] = [0, 0, 0],
  ): Promise<SimulatedCluster> {
    const cluster = new SimulatedCluster(await SimulatedData.open(options));
    for (const port of ports) await cluster.join({ ...options, port });
    cluster.elect(0);
    return cluster;
  }

  get url(): string {
    return urlOf(this.nodes);
  }

  get leader(): EventStoreDbSimulator | undefined {
    return this.leading;
  }

  get followers(): readonly EventStoreDbSimulator[] {
    return this.nodes.filter((node) => node !== this.leading);
  }

  /** Removes the leader: no node is ready until an election. */
  stepDown(): void {
    this.leading = undefined;
  }

  elect(index: number): void {
    this.leading = this.nodes[index];
    this.leading?.catchUp();
    this.data.log.log.forgetRecentIds();
  }

  electAnother(): void {
    this.elect(this.nodes.findIndex((node) => node !== this.leading && node !== this.cutOff && node.isUp));
  }

  /** Isolates the leader from the others, without a majority, until it rejoins or they elect another one. */
  isolateLeader(): void {
    this.cutOff = this.leading;
    this.cutOff?.isolate();
  }

  async rejoin(): Promise<void> {
    const node = this.cutOff;
    this.cutOff = undefined;
    await node?.rejoin(node === this.leading);
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await node.stop();
    await this.data.close();
  }

  async stopInOrder(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stopInOrder()));
    await this.data.close();
  }

  private async join(options: SimulatorOptions): Promise<void> {
    const seen: { node?: EventStoreDbSimulator } = {};
    seen.node = await EventStoreDbSimulator.join(
      this.seenBy(() => seen.node),
      this.data,
      options,
    );
    this.nodes.push(seen.node);
  }

  private seenBy(self: () => EventStoreDbSimulator | undefined): Membership {
    const leader = () => {
      const node = self();
      if (node !== undefined && node === this.cutOff) return node;
      return this.leading === this.cutOff ? undefined : this.leading;
    };
    return {
      get leader() {
        return leader();
      },
      get isLeader() {
        const node = self();
        return node !== undefined && node === leader();
      },
      members: () => this.nodes.map((node) => this.memberOf(node, leader(), self())),
    };
  }

  private memberOf(
    node: EventStoreDbSimulator,
    leader: EventStoreDbSimulator | undefined,
    seer: EventStoreDbSimulator | undefined,
  ): Member {
    const others = leader === undefined ? VNodeState.UNKNOWN : VNodeState.FOLLOWER;
    const isHeard = node === seer || (seer !== this.cutOff && node !== this.cutOff) || this.cutOff === undefined;
    return {
      host: node.host,
      port: node.port,
      state: node === leader ? VNodeState.LEADER : others,
      isAlive: node.isUp && isHeard,
    };
  }
}

function urlOf(nodes: readonly EventStoreDbSimulator[]): string {
  const [first = ''] = nodes.map(({ url }) => url);
  return first.replace(/[^/@]+(?=\?)/, nodes.map(({ host, port }) => `${host}:${port}`).join(','));
}
