import type { MemberInfo } from '@eventstore/db-client/generated/gossip_pb.js';

interface Address {
  readonly host: string;
  readonly port: number;
}

/** A node as gossip tells of it. */
export interface Member extends Address {
  readonly state: MemberInfo.VNodeState;
  readonly isAlive: boolean;
}

/** What a node knows of the cluster that it belongs to. */
export interface Membership {
  readonly leader: Address | undefined;
  isLeader(node: Address): boolean;
  members(): readonly Member[];
}
