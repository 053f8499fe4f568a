import type { Document } from 'mongodb';
import type { Command } from './command.js';
import type { Faults } from './faults.js';
import type { Member } from './member.js';
import type { Upstream } from './wire/upstream.js';

/** What all connections to one replica set share. */
export interface Stage {
  readonly serverUrl: string;
  readonly members: readonly Member[];
  readonly faults: Faults;
  /** Of the member that a majority elected; -1 while there is none. */
  readonly primaryIndex: number;
  /** Does a command, or finds that it was done before. */
  apply(command: Command, member: Member, upstream: Upstream): Promise<Document>;
  /** Whether a majority has a write before the client's time is over; what a deposed member is given never comes to one. */
  isAcknowledged(command: Command, member: Member, signal: AbortSignal): Promise<boolean>;
}
