import type { IGossipServer } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossipPb from '@eventstore/db-client/generated/gossip_pb.js';
import { randomUUID } from 'node:crypto';
import { unary } from '../calls.js';
import type { Faults } from '../faults.js';
import { writeId } from '../wire/ids.js';

const INSTANCE = randomUUID();

/** A cluster of one, which leads, at whatever address the client has found it. */
export function gossip(faults: Faults): IGossipServer {
  const read = unary(faults, (_request, authority) => {
    const { hostname, port } = new URL(`http://${authority}`);
    const member = new gossipPb.MemberInfo()
      .setInstanceId(writeId(INSTANCE, 'structured'))
      .setTimeStamp(String(Date.now()))
      .setState(gossipPb.MemberInfo.VNodeState.LEADER)
      .setIsAlive(true)
      .setHttpEndPoint(new gossipPb.EndPoint().setAddress(hostname).setPort(Number(port)));
    return new gossipPb.ClusterInfo().setMembersList([member]);
  });
  return { read };
}
