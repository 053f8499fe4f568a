import type { Document } from 'mongodb';
import { KeyedMutex } from '../../platform/turns/keyed-mutex.js';
import type { Command } from './command.js';
import { Faults } from './faults.js';
import { Line } from './line.js';
import { Majority } from './majority.js';
import { Member } from './member.js';
import type { Upstream } from './wire/upstream.js';

const MEMBERS = 3;

export class ReplicaSet {
  readonly members: readonly Member[] = Array.from({ length: MEMBERS }, () => new Member());
  readonly faults = new Faults();
  readonly majority = new Majority();
  private readonly lines: Line[] = [];
  private readonly turns = new KeyedMutex();
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

  /** Writes to a collection are done one after another: the server behind may lose one of two that change the same document. */
  async apply(command: Command, upstream: Upstream): Promise<Document> {
    if (!command.isWrite) return this.perform(command, upstream);
    return this.turns.take(command.collection, () => this.perform(command, upstream));
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
