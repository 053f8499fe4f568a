import type { AppendOptions, AppendResult, ExpectedRevision, NewEvent } from '../../event-store.js';
import type { Connection } from '../connection/connection.js';
import type { SameLog } from '../connection/same-log.js';
import { toPosition } from '../events/position.js';
import { IDENTITY_STREAM } from '../events/names.js';
import { prepareAppend, type PreparedAppend } from '../events/prepared-append.js';
import type { ReadTools } from '../read/read-persistently.js';
import { untilAnswered } from '../until-answered.js';
import { TimedOut, within } from '../../../turns/within.js';
import { appendRefusal } from './append-refusal.js';
import { markAppend, STREAM_START } from './append-marker.js';
import { appendOnce } from './append-once.js';
import { findEarlierAppend } from './earlier-append.js';
import { NO_DEADLINE_MS } from './no-deadline.js';
import { Turns } from '../../../turns/turns.js';

interface Append extends PreparedAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  /** Whether it may have been appended before this call. */
  readonly repeatable: boolean;
}

/** Appends until the server has answered. Whatever is sent again carries the same ids, so that it counts once. */
export class Appender {
  private readonly underWay = new Set<Promise<unknown>>();
  private readonly turns = new Turns();

  constructor(
    private readonly tools: ReadTools,
    private readonly sameLog: SameLog,
  ) {}

  /** @throws WrongExpectedRevision, InvalidAppend, EventStoreAccessDenied, EventStoreUnavailable */
  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
    { repeatable = false }: AppendOptions = {},
  ): Promise<AppendResult> {
    this.tools.connections.assertOpen();
    const append = { stream, expected, repeatable, ...prepareAppend(stream, events) };
    const work = isOnce(append)
      ? this.turns.take(append.streamName, () => this.untilAnswered(append))
      : this.untilAnswered(append);
    this.underWay.add(work);
    try {
      return await work;
    } finally {
      this.underWay.delete(work);
    }
  }

  /** Takes no more, and resolves when those under way are through. */
  async close(): Promise<void> {
    this.tools.connections.stop();
    await Promise.allSettled(this.underWay);
    await this.tools.connections.close();
  }

  private untilAnswered(append: Append): Promise<AppendResult> {
    return untilAnswered(
      this.tools,
      async (connection, isRepeated) => {
        if (append.stream !== IDENTITY_STREAM) await this.sameLog.check(connection);
        if (isOnce(append)) return this.sendOnce(connection, append);
        if (append.repeatable) await this.mark(connection, append);
        const earlier = isRepeated ? await this.earlier(connection, append) : undefined;
        return earlier ?? this.send(connection, append);
      },
      (error) => appendRefusal(error, append.stream, append.expected),
    );
  }

  private async earlier(connection: Connection, append: Append): Promise<AppendResult | undefined> {
    if (append.expected !== 'any') return undefined;
    return findEarlierAppend(connection, append.streamName, append.events, this.tools.timing.appendTimeoutMs);
  }

  /** At an expected revision the server itself recognises what it has taken there; whoever looks for it needs the marker. */
  private async mark(connection: Connection, { streamName, events, expected }: Append): Promise<void> {
    const behind = typeof expected === 'number' ? BigInt(expected) : STREAM_START;
    await markAppend(connection, { streamName, eventId: events[0]?.id ?? '' }, this.tools.timing, behind);
  }

  private sendOnce(connection: Connection, append: Append): Promise<AppendResult> {
    return appendOnce(connection, append, (expected) => this.send(connection, append, expected), this.tools.timing);
  }

  private async send(
    connection: Connection,
    { streamName, expected, events }: Append,
    expectedRevision = typeof expected === 'number' ? BigInt(expected) : expected,
  ): Promise<AppendResult> {
    const { appendTimeoutMs } = this.tools.timing;
    const options = { expectedRevision, requiresLeader: true, deadline: NO_DEADLINE_MS };
    const sent = connection.client.appendToStream(streamName, events, options);
    const { nextExpectedRevision, position } = await this.answerTo(sent, connection);
    if (position !== undefined) return { revision: Number(nextExpectedRevision), position: toPosition(position) };
    // Some servers do not tell the position of an append that they had taken before.
    const earlier = await findEarlierAppend(connection, streamName, events, appendTimeoutMs);
    if (earlier === undefined) throw new TypeError('The server has not kept an append that it took');
    return earlier;
  }

  /** A server that answers others is not stuck but busy: giving up its connection would make all of them come again. */
  private async answerTo<Answer>(sent: Promise<Answer>, connection: Connection): Promise<Answer> {
    for (let extensions = 0; ; extensions++) {
      const { answers } = connection;
      try {
        return await within(sent, this.tools.timing.appendTimeoutMs, connection.discarded);
      } catch (error) {
        const isBusy = error instanceof TimedOut && connection.answers > answers;
        if (!isBusy || extensions === MOST_EXTENSIONS) throw error;
      }
    }
  }
}

/** How often an append's time begins anew because others were answered in it. */
const MOST_EXTENSIONS = 4;

/** With an expected revision the server itself recognises for ever what it has taken there. */
const isOnce = ({ repeatable, expected }: Append): boolean => repeatable && expected === 'any';
