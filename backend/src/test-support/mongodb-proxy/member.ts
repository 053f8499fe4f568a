import { EventEmitter } from 'node:events';
import { Long, ObjectId, type Document } from 'mongodb';
import * as z from 'zod/mini';
import { failure } from './answers.js';
import type { Command } from './command.js';
import { emittedWithin } from './within.js';

const TopologyVersion = z.object({ processId: z.instanceof(ObjectId), counter: z.coerce.number() });

type Role = 'primary' | 'secondary' | 'down';

export class Member {
  private readonly changes = new EventEmitter().setMaxListeners(0);
  private processId = new ObjectId();
  private counter = 1;
  private current: Role = 'secondary';
  private term = 0;

  get role(): Role {
    return this.current;
  }

  get isWritable(): boolean {
    return this.current === 'primary';
  }

  get topologyVersion(): Document {
    return { processId: this.processId, counter: Long.fromNumber(this.counter) };
  }

  become(role: Role, term = this.term): void {
    // A restarted process counts from zero.
    if (this.current === 'down') this.processId = new ObjectId();
    this.current = role;
    this.term = term;
    this.changed();
  }

  changed(): void {
    this.counter += 1;
    this.changes.emit('changed');
  }

  async changedSince(known: unknown, timeoutMs: number, signal: AbortSignal): Promise<void> {
    const { processId, counter } = TopologyVersion.parse(known);
    const isKnown = this.processId.equals(processId) && counter >= this.counter;
    if (isKnown) await emittedWithin(this.changes, 'changed', timeoutMs, signal);
  }

  refusal(command: Command): Document | undefined {
    if (this.isWritable || !command.needsPrimary) return undefined;
    return failure(command, command.isWrite ? 10107 : 13435, this.topologyVersion);
  }

  /** @param hosts addresses of the members as the client knows them */
  hello(hosts: readonly string[], own: number, primary: number): Document {
    const isPrimary = this.isWritable;
    const primaryIndex = isPrimary ? own : primary;
    return {
      helloOk: true,
      topologyVersion: this.topologyVersion,
      hosts,
      setName: 'rs0',
      setVersion: 1,
      ismaster: isPrimary,
      isWritablePrimary: isPrimary,
      secondary: !isPrimary,
      me: hosts[own],
      ...(hosts[primaryIndex] !== undefined && { primary: hosts[primaryIndex] }),
      ...(isPrimary && { electionId: new ObjectId(`7fffffff${this.term.toString(16).padStart(16, '0')}`) }),
      lastWrite: { lastWriteDate: new Date(0) },
      maxBsonObjectSize: 16_777_216,
      maxMessageSizeBytes: 48_000_000,
      maxWriteBatchSize: 100_000,
      localTime: new Date(0),
      logicalSessionTimeoutMinutes: 30,
      minWireVersion: 0,
      maxWireVersion: 21,
      readOnly: false,
      ok: 1,
    };
  }
}
