import type { MemberInfo } from '@eventstore/db-client/generated/gossip_pb.js';

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** A node as gossip tells of it. */
export interface Member extends Address {
  readonly state: MemberInfo.VNodeState;
  readonly isAlive: boolean;
}

/** What one node knows of the cluster that it belongs to: others may know something else. */
export interface Membership {
  readonly leader: Address | undefined;
  readonly isLeader: boolean;
  members(): readonly Member[];
}
