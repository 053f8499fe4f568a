import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import type { Document } from 'mongodb';
import { once } from 'node:events';
import { failure, withWriteConcernError, withWriteError } from './answers.js';
import { Command } from './command.js';
import { type Fault, Faults } from './faults.js';
import { Member } from './member.js';
import { messagesOn } from './wire/messages.js';
import { encodeAnswer, parseCommand, type WireCommand } from './wire/op-msg.js';
import { Upstream } from './wire/upstream.js';
import { KeyedMutex } from '../../platform/scheduling/keyed-mutex.js';
import { Majority } from './majority.js';

class Conversation {
  private readonly upstream: Upstream;
  private readonly over = new AbortController();

  constructor(
    private readonly set: ReplicaSet,
    private readonly member: Member,
    private readonly hosts: readonly string[],
    private readonly socket: Socket,
    private readonly isSilent: () => boolean,
  ) {
    this.upstream = new Upstream(set.serverUrl);
    socket.on('error', () => undefined).on('close', () => this.end());
  }

  async converse(): Promise<void> {
    for await (const message of messagesOn(this.socket)) {
      if (this.isSilent()) continue;
      const command = new Command(parseCommand(message));
      if (command.isHello) await this.greet(command.wire);
      else await this.serve(command).catch(() => this.end());
    }
    this.end();
  }

  end(): void {
    this.over.abort();
    this.upstream.close();
    this.socket.destroy();
  }

  private async greet(wire: WireCommand): Promise<void> {
    const { member, over } = this;
    let { topologyVersion: known } = wire.body;
    if (known === undefined) return this.answer(wire, this.hello());
    const timeoutMs = Number(wire.body.maxAwaitTimeMS);
    while (!over.signal.aborted) {
      await member.changedSince(known, timeoutMs, over.signal);
      known = member.topologyVersion;
      this.answer(wire, this.hello(), wire.isExhaustAllowed);
      if (!wire.isExhaustAllowed) return;
    }
  }

  private hello(): Document {
    return this.member.hello(this.hosts, this.set.members.indexOf(this.member), this.set.primaryIndex);
  }

  private async serve(command: Command): Promise<void> {
    const { member, set, over } = this;
    const refusal = member.refusal(command);
    if (refusal !== undefined) return this.answer(command.wire, refusal);
    const fault = set.faults.next(command);
    if (fault !== undefined && !isApplied(fault)) return this.strike(command, fault);
    const answer = await set.apply(command, this.upstream);
    if (fault !== undefined) return this.strike(command, fault, answer);
    if (command.isForMajority && !(await set.majority.reached(command.wtimeoutMs, over.signal)))
      return this.answer(command.wire, withWriteConcernError(command, answer, 64, member.topologyVersion));
    if (command.isWrite && !member.isWritable)
      return this.answer(command.wire, failure(command, 11602, member.topologyVersion));
    this.answer(command.wire, answer);
  }

  private strike(command: Command, fault: Fault, applied: Document = {}): void {
    switch (fault.kind) {
      case 'drop':
        return this.end();
      case 'lost-cursor':
        return this.answer(command.wire, failure(command, 43, this.member.topologyVersion));
      case 'refusal':
        return this.answer(command.wire, failure(command, fault.code, this.member.topologyVersion));
      case 'write-error':
        return this.answer(command.wire, withWriteError(applied, fault.code));
      case 'write-concern-error':
        return this.answer(
          command.wire,
          withWriteConcernError(command, applied, fault.code, this.member.topologyVersion),
        );
    }
  }

  private answer(wire: WireCommand, body: Document, moreToCome = false): void {
    if (!this.socket.destroyed && !this.isSilent()) this.socket.write(encodeAnswer(wire, body, { moreToCome }));
  }
}

const isApplied = (fault: Fault): boolean => ('applied' in fault ? fault.applied : fault.kind !== 'lost-cursor');

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

const MEMBERS = 3;

export class ReplicaSet {
  readonly members: readonly Member[] = Array.from({ length: MEMBERS }, () => new Member());
  readonly faults = new Faults();
  readonly majority = new Majority();
  private readonly lines: Line[] = [];
  private readonly writes = new KeyedMutex();
  private readonly done = new Map<string, Document>();
  private term = 0;

  /** @param serverUrl the server behind the proxy, with its port */
  constructor(readonly serverUrl: string) {
    this.elect(0);
  }

  get primaryIndex(): number {
    return this.members.findIndex(({ role }) => role === 'primary');
  }

  async line(): Promise<Line> {
    const line = await Line.to(this);
    this.lines.push(line);
    return line;
  }

  stepDown(): void {
    this.members[this.primaryIndex]?.become('secondary');
  }

  elect(index: number): void {
    this.stepDown();
    this.term += 1;
    this.members[index]?.become('primary', this.term);
    for (const member of this.members) if (!member.isWritable && member.role !== 'down') member.changed();
  }

  kill(index: number): void {
    this.members[index]?.become('down');
    for (const line of this.lines) line.drop(index);
  }

  restart(index: number): void {
    this.members[index]?.become('secondary');
  }

  /** Serializes writes to a collection: the server behind may lose one of two concurrent changes of a document. */
  async apply(command: Command, upstream: Upstream): Promise<Document> {
    if (!command.isWrite) return this.perform(command, upstream);
    return this.writes.runExclusive(command.collection, () => this.perform(command, upstream));
  }

  private async perform(command: Command, upstream: Upstream): Promise<Document> {
    const { retryKey: key } = command;
    const before = key === undefined ? undefined : this.done.get(key);
    if (before !== undefined) return before;
    const answer = await upstream.ask(command.wire, command.body);
    if (key !== undefined) this.done.set(key, answer);
    return answer;
  }

  async close(): Promise<void> {
    await Promise.all(this.lines.map((line) => line.close()));
  }
}
