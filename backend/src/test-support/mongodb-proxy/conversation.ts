import type { Socket } from 'node:net';
import type { Document } from 'mongodb';
import { failure, withWriteConcernError, withWriteError } from './answers.js';
import { Command } from './command.js';
import type { Fault } from './faults.js';
import type { Member } from './member.js';
import type { ReplicaSet } from './replica-set.js';
import { messagesOn } from './wire/messages.js';
import { encodeAnswer, parseCommand, type WireCommand } from './wire/op-msg.js';
import { Upstream } from './wire/upstream.js';

export class Conversation {
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
    const patience = Number(wire.body.maxAwaitTimeMS);
    while (!over.signal.aborted) {
      await member.changedSince(known, patience, over.signal);
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
