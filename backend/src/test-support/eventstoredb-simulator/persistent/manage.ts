import persistent, {
  type DeleteReq,
  type GetInfoReq,
  type ListReq,
  type ReplayParkedReq,
} from '@eventstore/db-client/generated/persistent_pb.js';
import type { IPersistentSubscriptionsServer } from '@eventstore/db-client/generated/persistent_grpc_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import { unary } from '../calls.js';
import type { Faults } from '../faults.js';
import { readStreamName } from '../wire/ids.js';
import { invalidArgument } from '../wire/rpc-failure.js';
import { infoOf } from './group-info.js';
import type { Group } from './group.js';
import { ALL } from './group-settings.js';
import type { CurrentGroups, Groups } from './groups.js';
import { readHandler } from './read.js';
import { readGroupConfig, readSource } from './read-settings.js';

const MANAGE = { kind: 'manage-groups' } as const;
const KNOW = { kind: 'know-groups' } as const;

/** All calls about persistent subscriptions. */
export function persistentSubscriptions(groups: CurrentGroups, faults: Faults): IPersistentSubscriptionsServer {
  return {
    read: readHandler(groups, faults),
    create: unary(faults, async (request, { metadata }) => {
      await groups.admit(metadata, MANAGE).create(readGroupConfig(request));
      return new persistent.CreateResp();
    }),
    update: unary(faults, async (request, { metadata }) => {
      await groups.admit(metadata, MANAGE).update(readGroupConfig(request));
      return new persistent.UpdateResp();
    }),
    delete: unary(faults, async (request: DeleteReq, { metadata }) => {
      const admitted = groups.admit(metadata, MANAGE);
      const options = request.getOptions();
      const { source, group } = addressOf(options);
      if (options?.hasAll() !== true) readSource(options?.getStreamIdentifier(), group);
      await admitted.delete(source, group);
      return new persistent.DeleteResp();
    }),
    getInfo: unary(faults, (request: GetInfoReq, { metadata }) => {
      const group = find(groups.admit(metadata, KNOW), request.getOptions());
      return new persistent.GetInfoResp().setSubscriptionInfo(infoOf(group));
    }),
    replayParked: unary(faults, async (request: ReplayParkedReq, { metadata }) => {
      const admitted = groups.admit(metadata, MANAGE);
      const options = request.getOptions();
      const stopAt = options?.hasStopAt() === true ? BigInt(options.getStopAt()) : undefined;
      await find(admitted, options).replayParked(stopAt);
      return new persistent.ReplayParkedResp();
    }),
    list: unary(faults, (request: ListReq, { metadata }) => {
      const found = groups.admit(metadata, KNOW).list(listedSource(request));
      return new persistent.ListResp().setSubscriptionsList(found.map(infoOf));
    }),
    restartSubsystem: unary(faults, (_request, { metadata }) => {
      groups.admit(metadata, MANAGE).restart();
      return new shared.Empty();
    }),
  };
}

type GroupOptions = Pick<DeleteReq.Options, 'hasAll' | 'getStreamIdentifier' | 'getGroupName'>;

function addressOf(options: GroupOptions | undefined): { source: string; group: string } {
  if (options === undefined) throw invalidArgument('The options are missing');
  const source = options.hasAll() ? ALL : readStreamName(options.getStreamIdentifier());
  return { source, group: options.getGroupName() };
}

function find(groups: Groups, options: GroupOptions | undefined): Group {
  const { source, group } = addressOf(options);
  return groups.get(source, group);
}

/** Undefined when all are asked for. */
function listedSource(request: ListReq): string | undefined {
  const one = request.getOptions()?.getListForStream();
  if (one === undefined) return undefined;
  return one.hasAll() ? ALL : readStreamName(one.getStream());
}
