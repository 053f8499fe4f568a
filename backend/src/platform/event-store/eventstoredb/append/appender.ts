import { AnotherLog } from '../../errors.js';
import type { AppendOptions, AppendResult, ExpectedRevision, NewEvent } from '../../event-store.js';
import { Backoff } from '../backoff.js';
import type { Connection } from '../connection/connection.js';
import type { Connections } from '../connection/connections.js';
import { denial, unavailable } from '../connection/failures.js';
import type { SameLog } from '../connection/same-log.js';
import { toPosition } from '../events/position.js';
import { IDENTITY_STREAM } from '../events/names.js';
import { prepareAppend, type PreparedAppend } from '../events/prepared-append.js';
import type { Filling } from '../filling.js';
import type { Timing } from '../timing.js';
import { TimedOut, within } from '../within.js';
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
    private readonly connections: Connections,
    private readonly sameLog: SameLog,
    private readonly filling: Pick<Filling, 'admit'>,
    private readonly timing: Timing,
    private readonly random: () => number,
  ) {}

  /** @throws WrongExpectedRevision, InvalidAppend, LogPartlyFilled, EventStoreAccessDenied, EventStoreUnavailable */
  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
    { repeatable = false }: AppendOptions = {},
  ): Promise<AppendResult> {
    this.connections.assertOpen();
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
    this.connections.stop();
    await Promise.allSettled(this.underWay);
    await this.connections.close();
  }

  private async untilAnswered(append: Append): Promise<AppendResult> {
    const backoff = new Backoff(this.timing.backoff, this.random);
    for (let isRepeated = false; ; isRepeated = true) {
      const connection = this.connections.use();
      try {
        if (append.stream !== IDENTITY_STREAM) await this.sameLog.check(connection);
        await this.filling.admit(connection);
        if (isOnce(append)) return await this.sendOnce(connection, append);
        if (append.repeatable) await this.mark(connection, append);
        const earlier = isRepeated ? await this.earlier(connection, append) : undefined;
        return earlier ?? (await this.send(connection, append));
      } catch (error) {
        const refusal = appendRefusal(error, append.stream, append.expected) ?? denial(error);
        if (refusal !== undefined) throw refusal;
        this.connections.giveUp(connection, error);
        if (error instanceof AnotherLog) throw error;
        if (!backoff.hasAnother()) throw unavailable('EventStoreDB takes no appends now', error);
        await backoff.wait(this.connections.closed);
      }
    }
  }

  private async earlier(connection: Connection, append: Append): Promise<AppendResult | undefined> {
    if (append.expected !== 'any') return undefined;
    return findEarlierAppend(connection, append.streamName, append.events, this.timing.appendTimeoutMs);
  }

  /** At an expected revision the server itself recognises what it has taken there; whoever looks for it needs the marker. */
  private async mark(connection: Connection, { streamName, events, expected }: Append): Promise<void> {
    const behind = typeof expected === 'number' ? BigInt(expected) : STREAM_START;
    await markAppend(connection, { streamName, eventId: events[0]?.id ?? '' }, this.timing, behind);
  }

  private sendOnce(connection: Connection, append: Append): Promise<AppendResult> {
    return appendOnce(connection, append, (expected) => this.send(connection, append, expected), this.timing);
  }

  private async send(
    connection: Connection,
    { streamName, expected, events }: Append,
    expectedRevision = typeof expected === 'number' ? BigInt(expected) : expected,
  ): Promise<AppendResult> {
    const { appendTimeoutMs } = this.timing;
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
        return await within(sent, this.timing.appendTimeoutMs, connection.discarded);
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
