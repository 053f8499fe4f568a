import type { IGossipServer } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import type { Empty } from '@eventstore/db-client/generated/shared_pb.js';
import gossipPb, { type ClusterInfo } from '@eventstore/db-client/generated/gossip_pb.js';
import { randomUUID } from 'node:crypto';
import { unary } from '../calls.js';
import type { Faults } from '../faults.js';
import { writeId } from '../wire/ids.js';
import { ticksOf } from '../wire/ticks.js';
import type { Member, Membership } from './membership.js';

const INSTANCE = randomUUID();

/** Without a cluster: one node, which leads, at whatever address the client has found it. */
export function gossip(faults: Faults, cluster: Membership | undefined): IGossipServer {
  const read = unary<Empty, ClusterInfo>(faults, (_request, call) => {
    const members = cluster?.members() ?? [alone(call.getHost())];
    return new gossipPb.ClusterInfo().setMembersList(members.map(toMessage));
  });
  return { read };
}

function alone(authority: string): Member {
  const { hostname: host, port } = new URL(`http://${authority}`);
  return { host, port: Number(port), state: gossipPb.MemberInfo.VNodeState.LEADER, isAlive: true };
}

const toMessage = ({ host, port, state, isAlive }: Member) =>
  new gossipPb.MemberInfo()
    .setInstanceId(writeId(INSTANCE, 'structured'))
    .setTimeStamp(ticksOf(Date.now()))
    .setState(state)
    .setIsAlive(isAlive)
    .setHttpEndPoint(new gossipPb.EndPoint().setAddress(host).setPort(port));
