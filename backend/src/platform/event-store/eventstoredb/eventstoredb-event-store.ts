import { LRUCache } from 'lru-cache';
import { CircuitBreaker } from '../../scheduling/retry.js';
import * as port from '../event-store.js';
import { Appender } from './appender.js';
import { toRecordedEvent } from './events.js';
import { ownConnection, Connections } from './connection.js';
import { LogIdentityCheck, logIdentity } from './log-identity.js';
import { lastOwnEvent, logEvents, lastOwnPosition, type LogReaders, logTail, streamEvents } from './log-events.js';
import type { Tools } from './failures.js';
import { Subscription } from './subscription.js';
import { DEFAULT_TIMING, type Timing } from './timing.js';

const TO_LEADER = 'nodePreference=leader';

/** About 100 bytes each. */
const MAX_SEARCHED_IDS = 200_000;

/**
 * The log in EventStoreDB, for any number of processes. Appends, consistent reads and subscriptions have a connection each,
 * so that giving one up does not disturb the others. The first two go to the leader.
 */
export class EventStoreDbEventStore implements port.EventStore {
  private identifying: Promise<string> | undefined;
  private readonly appender: Appender;
  private readonly identityCheck: LogIdentityCheck;
  private readonly readers: LogReaders;
  /** Revisions by event id. The server has no index of ids, and a read of a whole stream for each command would be slow. */
  private readonly searched = new LRUCache<string, Map<string, number>>({
    maxSize: MAX_SEARCHED_IDS,
    sizeCalculation: ({ size }) => size + 1,
  });
  /** Reads of commands, which fail at once while the server is known to be away. */
  private readonly consistent: Tools;

  /** @param options.url connection string, such as `esdb://localhost:2113?tls=false` */
  constructor({ url, timing = DEFAULT_TIMING }: { readonly url: string; readonly timing?: Timing }) {
    const tools = (number: number, ...options: string[]) => ({
      connections: new Connections(ownConnection(url, number, ...options), timing.disposeTimeoutMs),
      timing,
    });
    this.readers = { leader: tools(1, TO_LEADER), follower: tools(2) };
    const { leader } = this.readers;
    const appending = tools(0, TO_LEADER);
    const probe = async () => {
      await logTail(leader);
      // It may still lead to a node that hangs.
      void appending.connections.use().discard();
    };
    const breaker = new CircuitBreaker(probe, timing.backoff, leader.connections.closed);
    this.consistent = { ...leader, breaker };
    this.identityCheck = new LogIdentityCheck(timing.readTimeoutMs);
    this.appender = new Appender({ ...appending, breaker }, this.identityCheck);
    this.appender.connect();
  }

  append: port.EventStore['append'] = (stream, expected, events) => this.appender.append(stream, expected, events);

  readStream: port.EventStore['readStream'] = (stream, options = {}) => streamEvents(this.consistent, stream, options);

  find: port.EventStore['find'] = async (stream, id) => {
    const revisions = this.searched.get(stream) ?? new Map<string, number>();
    for await (const event of this.readStream(stream, { from: revisions.size }))
      revisions.set(event.id, event.revision);
    // The cache measures only a value that it does not hold yet.
    this.searched.delete(stream);
    this.searched.set(stream, revisions);
    const from = revisions.get(id);
    return from === undefined ? undefined : port.takeFirst(this.readStream(stream, { from, limit: 1 }));
  };

  readAll: port.EventStore['readAll'] = (options = {}) => logEvents(this.readers, options);

  async *subscribe(options: port.SubscribeOptions): AsyncGenerator<port.EventBatch> {
    yield* new Subscription(this.readers, options).batches();
  }

  last: port.EventStore['last'] = async () => {
    const event = await lastOwnEvent(this.readers.leader);
    return event && port.toEventRef(toRecordedEvent(event));
  };

  head: port.EventStore['head'] = () => lastOwnPosition(this.readers.leader);

  /** Consumers that start together share one request: the loser of a race could not read the winner's event yet. */
  identity(): Promise<string> {
    this.identifying ??= logIdentity(this.readers.leader, this.appender).finally(() => (this.identifying = undefined));
    return this.identifying.then((identity) => {
      this.identityCheck.expect(identity);
      return identity;
    });
  }

  async close(): Promise<void> {
    const { leader, follower } = this.readers;
    await Promise.all([this.appender.close(), leader.connections.close(), follower.connections.close()]);
  }
}
