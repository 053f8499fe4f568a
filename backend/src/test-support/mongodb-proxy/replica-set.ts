import type { Document } from 'mongodb';
import { Turns } from '../../platform/turns/turns.js';
import type { Command } from './command.js';
import { Faults } from './faults.js';
import { Fork } from './fork.js';
import { Line } from './line.js';
import { Majority } from './majority.js';
import { Member } from './member.js';
import type { Stage } from './stage.js';
import type { Upstream } from './wire/upstream.js';

const MEMBERS = 3;

const NEVER = new Majority();
NEVER.slow();

export class ReplicaSet implements Stage {
  readonly members: readonly Member[] = Array.from({ length: MEMBERS }, () => new Member());
  readonly faults = new Faults();
  readonly majority = new Majority();
  private readonly lines: Line[] = [];
  private readonly turns = new Turns();
  private readonly done = new Map<string, Document>();
  private term = 0;

  /** @param serverUrl of the server behind, with its port */
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

  async depose(database: string, successor: number): Promise<number> {
    const { primaryIndex } = this;
    const member = this.members[primaryIndex];
    if (member === undefined) throw new Error('There is no primary to depose');
    member.fork = await Fork.of(this.serverUrl, database);
    member.become('deposed');
    this.elect(successor);
    return primaryIndex;
  }

  /** A deposed member hears of the others: what only it has is rolled back, and every connection is closed. */
  async rejoin(index: number): Promise<void> {
    const member = this.members[index];
    await member?.fork?.rollBack();
    if (member !== undefined) member.fork = undefined;
    member?.become('secondary');
    for (const line of this.lines) line.drop(index);
  }

  /** Writes to a collection are done one after another: the server behind may lose one of two that change the same document. */
  async apply(command: Command, member: Member, upstream: Upstream): Promise<Document> {
    if (!command.isWrite) return this.perform(command, member, upstream);
    return this.turns.take(command.collection, () => this.perform(command, member, upstream));
  }

  private async perform(command: Command, { fork }: Member, upstream: Upstream): Promise<Document> {
    const { retryKey: key } = command;
    const before = key !== undefined && fork === undefined ? this.done.get(key) : undefined;
    if (before !== undefined) return before;
    const answer = await upstream.ask(
      command.wire,
      command.bodyFor(fork === undefined ? command.database : fork.databaseFor(command)),
    );
    if (key !== undefined && fork === undefined) this.done.set(key, answer);
    return answer;
  }

  async isAcknowledged(command: Command, member: Member, signal: AbortSignal): Promise<boolean> {
    const majority = member.role === 'deposed' ? NEVER : this.majority;
    return majority.reached(command.wtimeoutMs, signal);
  }

  async close(): Promise<void> {
    await Promise.all(this.lines.map((line) => line.close()));
    await Promise.all(this.members.map(async ({ fork }) => fork?.rollBack()));
  }
}
