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
import type { CurrentGroups } from './groups.js';
import { readHandler } from './read.js';
import { readGroupConfig, readSource } from './read-settings.js';

/** All calls about persistent subscriptions. */
export function persistentSubscriptions(groups: CurrentGroups, faults: Faults): IPersistentSubscriptionsServer {
  return {
    read: readHandler(groups, faults),
    create: unary(faults, async (request) => {
      await groups.current.create(readGroupConfig(request));
      return new persistent.CreateResp();
    }),
    update: unary(faults, async (request) => {
      await groups.current.update(readGroupConfig(request));
      return new persistent.UpdateResp();
    }),
    delete: unary(faults, async (request: DeleteReq) => {
      const options = request.getOptions();
      const { source, group } = addressOf(options);
      if (options?.hasAll() !== true) readSource(options?.getStreamIdentifier(), group);
      await groups.current.delete(source, group);
      return new persistent.DeleteResp();
    }),
    getInfo: unary(faults, (request: GetInfoReq) => {
      const group = find(groups, request.getOptions());
      return new persistent.GetInfoResp().setSubscriptionInfo(infoOf(group));
    }),
    replayParked: unary(faults, async (request: ReplayParkedReq) => {
      const options = request.getOptions();
      const stopAt = options?.hasStopAt() === true ? BigInt(options.getStopAt()) : undefined;
      await find(groups, options).replayParked(stopAt);
      return new persistent.ReplayParkedResp();
    }),
    list: unary(faults, (request: ListReq) =>
      new persistent.ListResp().setSubscriptionsList(groups.current.list(listedSource(request)).map(infoOf)),
    ),
    restartSubsystem: unary(faults, () => {
      groups.current.restart();
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

function find(groups: CurrentGroups, options: GroupOptions | undefined): Group {
  const { source, group } = addressOf(options);
  return groups.current.get(source, group);
}

/** Undefined when all are asked for. */
function listedSource(request: ListReq): string | undefined {
  const one = request.getOptions()?.getListForStream();
  if (one === undefined) return undefined;
  return one.hasAll() ? ALL : readStreamName(one.getStream());
}
