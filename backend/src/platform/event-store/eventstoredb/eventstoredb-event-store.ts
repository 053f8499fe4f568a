import * as port from '../event-store.js';
import { Appender } from './appender.js';
import { toRecordedEvent } from './events.js';
import { ownConnection, Connections } from './connection.js';
import { SameLog, logIdentity } from './log-identity.js';
import { lastOwnEvent, logEvents, lastOwnPosition, type LogReaders, streamEvents } from './log-events.js';
import { Subscription } from './subscription.js';
import { DEFAULT_TIMING, type Timing } from './timing.js';

export interface EventStoreDbOptions {
  /** Connection string, such as `esdb://localhost:2113?tls=false`. */
  readonly url: string;
  readonly timing?: Timing;
}

/**
 * The log in EventStoreDB, for any number of processes. Appends, consistent reads and subscriptions have a connection each,
 * so that giving one up does not disturb the others. The first two go to the leader.
 */
export class EventStoreDbEventStore implements port.EventStore {
  private readonly appender: Appender;
  private readonly sameLog: SameLog;
  private readonly readers: LogReaders;

  constructor({ url, timing = DEFAULT_TIMING }: EventStoreDbOptions) {
    const tools = (number: number) => ({
      connections: new Connections(ownConnection(url, number), timing.disposeTimeoutMs),
      timing,
    });
    this.sameLog = new SameLog(timing.readTimeoutMs);
    this.appender = new Appender(tools(0), this.sameLog);
    this.readers = { leader: tools(1), follower: tools(2) };
  }

  append: port.EventStore['append'] = (stream, expected, events) => this.appender.append(stream, expected, events);

  readStream: port.EventStore['readStream'] = (stream, options = {}) =>
    streamEvents(this.readers.leader, stream, options);

  find: port.EventStore['find'] = async (stream, id) => {
    for await (const event of this.readStream(stream, { direction: 'backwards' })) if (event.id === id) return event;
    return undefined;
  };

  readAll: port.EventStore['readAll'] = (options = {}) => logEvents(this.readers, options);

  async *subscribe(options: port.SubscribeOptions): AsyncGenerator<port.EventBatch> {
    yield* new Subscription(this.readers, options).batches();
  }

  last: port.EventStore['last'] = async () => {
    const event = await lastOwnEvent(this.readers.leader);
    return event && port.markOf(toRecordedEvent(event));
  };

  head: port.EventStore['head'] = () => lastOwnPosition(this.readers.leader);

  async identity(): Promise<string> {
    const identity = await logIdentity(this.readers.leader, this.appender);
    this.sameLog.isThat(identity);
    return identity;
  }

  async close(): Promise<void> {
    const { leader, follower } = this.readers;
    await Promise.all([this.appender.close(), leader.connections.close(), follower.connections.close()]);
  }
}
