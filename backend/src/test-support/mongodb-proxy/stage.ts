import type { Document } from 'mongodb';
import type { Command } from './command.js';
import type { Faults } from './faults.js';
import type { Member } from './member.js';
import type { Upstream } from './wire/upstream.js';

export interface Stage {
  readonly serverUrl: string;
  readonly members: readonly Member[];
  readonly faults: Faults;
  readonly primaryIndex: number;
  /** Does a command, or finds that it was done before. */
  apply(command: Command, member: Member, upstream: Upstream): Promise<Document>;
  isAcknowledged(command: Command, member: Member, signal: AbortSignal): Promise<boolean>;
}
