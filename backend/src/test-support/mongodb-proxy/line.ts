import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { Conversation } from './conversation.js';
import type { ReplicaSet } from './replica-set.js';

export class Line {
  private readonly talks = new Map<Conversation, number>();
  private hosts: readonly string[] = [];
  private isSilent = false;

  private constructor(
    private readonly set: ReplicaSet,
    private readonly servers: readonly Server[],
  ) {}

  static async to(set: ReplicaSet): Promise<Line> {
    const servers = set.members.map(() => createServer());
    const line = new Line(set, servers);
    for (const [index, server] of servers.entries()) {
      server.on('connection', (socket) => void (line.isOpen(index) ? line.join(index, socket) : socket.destroy()));
      await once(server.listen(0, '127.0.0.1'), 'listening');
    }
    line.hosts = servers.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`);
    return line;
  }

  url(database: string): string {
    return `mongodb://${this.hosts.join(',')}/${database}?replicaSet=rs0&minHeartbeatFrequencyMS=20`;
  }

  seedUrl(database: string): string {
    return `mongodb://${this.hosts[0]}/${database}?replicaSet=rs0`;
  }

  silence(): void {
    this.isSilent = true;
  }

  speak(): void {
    this.isSilent = false;
    for (const talk of this.talks.keys()) talk.end();
  }

  drop(index: number): void {
    for (const [talk, member] of this.talks) if (member === index) talk.end();
  }

  async close(): Promise<void> {
    for (const talk of this.talks.keys()) talk.end();
    await Promise.all(this.servers.map((server) => new Promise((resolve) => server.close(resolve))));
  }

  private isOpen(index: number): boolean {
    return this.set.members[index]?.role !== 'down';
  }

  private join(index: number, socket: ConstructorParameters<typeof Conversation>[3]): void {
    const member = this.set.members[index];
    if (member === undefined) return;
    const talk = new Conversation(this.set, member, this.hosts, socket, () => this.isSilent);
    this.talks.set(talk, index);
    void talk.converse().finally(() => this.talks.delete(talk));
  }
}
