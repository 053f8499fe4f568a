import { EventStoreUnavailable } from '../../errors.js';
import type { AppendResult, ExpectedRevision, NewEvent } from '../../event-store.js';
import { Backoff } from '../backoff.js';
import type { Connection } from '../connection/connection.js';
import type { Connections } from '../connection/connections.js';
import { toPosition } from '../events/position.js';
import { prepareAppend, type PreparedAppend } from '../events/prepared-append.js';
import type { Timing } from '../timing.js';
import { within } from '../within.js';
import { appendRefusal } from './append-refusal.js';
import { findEarlierAppend } from './earlier-append.js';

/**
 * Deadlines are absolute times on the server's clock, which may differ from ours: this one never passes. How long to
 * wait is measured here.
 */
const NO_DEADLINE_MS = 24 * 60 * 60 * 1000;

interface Append extends PreparedAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
}

/** Appends until the server has answered. Whatever is sent again carries the same ids, so that it counts once. */
export class Appender {
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    private readonly connections: Connections,
    private readonly timing: Timing,
    private readonly random: () => number,
  ) {}

  /** @throws WrongExpectedRevision, InvalidAppend, EventStoreUnavailable */
  async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    this.connections.assertOpen();
    const work = this.untilAnswered({ stream, expected, ...prepareAppend(stream, events) });
    this.underWay.add(work);
    try {
      return await work;
    } finally {
      this.underWay.delete(work);
    }
  }

  /** Takes no more, and resolves when those under way are through. */
  async close(): Promise<void> {
    this.connections.stop();
    await Promise.allSettled(this.underWay);
    await this.connections.close();
  }

  private async untilAnswered(append: Append): Promise<AppendResult> {
    const backoff = new Backoff(this.timing.backoff, this.random);
    for (let isRepeated = false; ; isRepeated = true) {
      const connection = this.connections.use();
      try {
        const earlier = isRepeated ? await this.earlier(connection, append) : undefined;
        return earlier ?? (await this.send(connection, append));
      } catch (error) {
        const refusal = appendRefusal(error, append.stream, append.expected);
        if (refusal !== undefined) throw refusal;
        void connection.discard();
        if (!backoff.hasAnother())
          throw new EventStoreUnavailable('EventStoreDB takes no appends now', { cause: error });
        await backoff.wait(this.connections.closed);
      }
    }
  }

  private async earlier(connection: Connection, append: Append): Promise<AppendResult | undefined> {
    if (append.expected !== 'any') return undefined;
    return findEarlierAppend(connection, append.streamName, append.events, this.timing.appendTimeoutMs);
  }

  private async send(connection: Connection, { streamName, expected, events }: Append): Promise<AppendResult> {
    const { appendTimeoutMs } = this.timing;
    const expectedRevision = typeof expected === 'number' ? BigInt(expected) : expected;
    const sent = connection.client.appendToStream(streamName, events, { expectedRevision, deadline: NO_DEADLINE_MS });
    const { nextExpectedRevision, position } = await within(sent, appendTimeoutMs, connection.discarded);
    if (position !== undefined) return { revision: Number(nextExpectedRevision), position: toPosition(position) };
    // Some servers do not tell the position of an append that they had taken before.
    const earlier = await findEarlierAppend(connection, streamName, events, appendTimeoutMs);
    if (earlier === undefined) throw new TypeError('The server has not kept an append that it took');
    return earlier;
  }
}
