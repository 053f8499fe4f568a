import * as port from '../event-store.js';
import { Appender } from './appender.js';
import { toRecordedEvent } from './events.js';
import { ownConnection, Connections } from './connection.js';
import { SameLog, logIdentity } from './log-identity.js';
import { lastOwnEvent, logEvents, lastOwnPosition, streamEvents } from './log-events.js';
import type { ReadTools } from './read.js';
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
  private readonly reading: ReadTools;
  private readonly following: ReadTools;

  constructor({ url, timing = DEFAULT_TIMING }: EventStoreDbOptions) {
    const connections = (number: number) => new Connections(ownConnection(url, number), timing.disposeTimeoutMs);
    this.sameLog = new SameLog(timing.readTimeoutMs);
    this.reading = { connections: connections(1), timing };
    const appending = { connections: connections(0), timing };
    this.appender = new Appender(appending, this.sameLog);
    this.following = { connections: connections(2), timing };
  }

  append(
    stream: string,
    expected: port.ExpectedRevision,
    events: readonly port.NewEvent[],
  ): Promise<port.AppendResult> {
    return this.appender.append(stream, expected, events);
  }

  readStream(stream: string, options: port.ReadStreamOptions = {}): AsyncIterable<port.RecordedEvent> {
    return streamEvents(this.reading, stream, options);
  }

  async find(stream: string, id: string): Promise<port.RecordedEvent | undefined> {
    for await (const event of this.readStream(stream, { direction: 'backwards' })) if (event.id === id) return event;
    return undefined;
  }

  readAll(options: port.ReadAllOptions = {}): AsyncIterable<port.RecordedEvent> {
    return logEvents({ leader: this.reading, follower: this.following }, options);
  }

  async *subscribe(options: port.SubscribeOptions): AsyncGenerator<port.EventBatch> {
    yield* new Subscription({ leader: this.reading, follower: this.following }, options).batches();
  }

  async last(): Promise<port.EventMark | undefined> {
    const event = await lastOwnEvent(this.reading);
    return event && port.markOf(toRecordedEvent(event));
  }

  async head(): Promise<port.Position | undefined> {
    return lastOwnPosition(this.reading);
  }

  async identity(): Promise<string> {
    const identity = await logIdentity(this.reading, this.appender);
    this.sameLog.isThat(identity);
    return identity;
  }

  async close(): Promise<void> {
    const { appender, reading, following } = this;
    await Promise.all([appender.close(), reading.connections.close(), following.connections.close()]);
  }
}
