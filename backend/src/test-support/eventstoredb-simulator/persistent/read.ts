import persistent, { type ReadReq, type ReadResp } from '@eventstore/db-client/generated/persistent_pb.js';
import type { UUID } from '@eventstore/db-client/generated/shared_pb.js';
import type { handleBidiStreamingCall, ServerDuplexStream } from '@grpc/grpc-js';
import { fail, requestsOf, scopeOf, sendAll, type CallScope } from '../calls.js';
import type { Faults } from '../faults.js';
import { original } from '../log/links.js';
import { readId, readStreamName, type IdFormat } from '../wire/ids.js';
import { fillRecordedEvent } from '../wire/recorded-event.js';
import { invalidArgument } from '../wire/rpc-failure.js';
import { Consumer } from './consumer.js';
import type { Group, NackAction } from './group.js';
import { ALL } from './group-settings.js';
import type { CurrentGroups } from './groups.js';
import type { Message } from './message.js';

type Call = ServerDuplexStream<ReadReq, ReadResp>;

const Action = persistent.ReadReq.Nack.Action;
const ACTIONS: ReadonlyMap<number, NackAction> = new Map([
  [Action.UNKNOWN, 'retry'],
  [Action.PARK, 'park'],
  [Action.RETRY, 'retry'],
  [Action.SKIP, 'skip'],
  [Action.STOP, 'stop'],
]);

/** A consumer's connection: first its options, then its acknowledgements, while events go the other way. */
export function readHandler(groups: CurrentGroups, faults: Faults): handleBidiStreamingCall<ReadReq, ReadResp> {
  return (call) => void new GroupConnection(groups, scopeOf(call, faults), call).serve();
}

class GroupConnection {
  constructor(
    private readonly groups: CurrentGroups,
    private readonly scope: CallScope,
    private readonly call: Call,
  ) {}

  async serve(): Promise<void> {
    const requests = requestsOf<ReadReq>(this.call);
    try {
      const first = await requests.next();
      const options = first.done === true ? undefined : first.value.getOptions();
      if (options === undefined) throw invalidArgument('The options must come first');
      await this.scope.passed();
      const source = options.hasAll() ? ALL : readStreamName(options.getStreamIdentifier());
      const groups = this.groups.admit(this.call.metadata, { kind: 'consume', stream: source });
      const group = groups.get(source, options.getGroupName());
      const name = String(this.call.metadata.get('connection-name')[0] ?? '<unknown>');
      const consumer = new Consumer(name, Math.max(1, options.getBufferSize()));
      group.connect(consumer);
      this.scope.signal.addEventListener('abort', () => group.disconnect(consumer));
      const ids = options.getUuidOption()?.hasString() === true ? 'string' : 'structured';
      void this.takeAnswers(group, requests);
      const subscriptionId = `${source}::${options.getGroupName()}`;
      await sendAll(this.call, responses(subscriptionId, consumer, ids), this.scope);
      group.disconnect(consumer);
    } catch (error) {
      if (!this.scope.signal.aborted) fail(this.call, error);
    }
  }

  private async takeAnswers(group: Group, requests: AsyncIterator<ReadReq>): Promise<void> {
    try {
      for (let step = await requests.next(); step.done !== true; step = await requests.next()) {
        await this.scope.passed();
        await answer(group, step.value);
      }
    } catch (error) {
      if (!this.scope.signal.aborted) fail(this.call, error);
    }
  }
}

async function answer(group: Group, request: ReadReq): Promise<void> {
  const ack = request.getAck();
  const nack = request.getNack();
  if (ack !== undefined) return group.acknowledge(idsOf(ack.getIdsList()));
  if (nack === undefined) throw invalidArgument('Neither an acknowledgement nor a refusal');
  await group.refuse(idsOf(nack.getIdsList()), ACTIONS.get(nack.getAction()) ?? 'retry', nack.getReason());
}

const idsOf = (ids: readonly UUID[]): string[] => ids.map(readId);

async function* responses(id: string, consumer: Consumer, ids: IdFormat): AsyncGenerator<ReadResp> {
  const confirmation = new persistent.ReadResp.SubscriptionConfirmation().setSubscriptionId(id);
  yield new persistent.ReadResp().setSubscriptionConfirmation(confirmation);
  for await (const message of consumer.messages) yield eventResponse(message, ids);
}

function eventResponse({ resolved, retryCount }: Message, ids: IdFormat): ReadResp {
  const recorded = () => new persistent.ReadResp.ReadEvent.RecordedEvent();
  const event = new persistent.ReadResp.ReadEvent();
  if (resolved.event !== undefined) event.setEvent(fillRecordedEvent(recorded(), resolved.event, ids));
  if (resolved.link !== undefined) event.setLink(fillRecordedEvent(recorded(), resolved.link, ids));
  event.setCommitPosition(String(original(resolved).position)).setRetryCount(retryCount);
  return new persistent.ReadResp().setEvent(event);
}
