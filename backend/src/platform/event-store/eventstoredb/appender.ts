import {
  MaxAppendSizeExceededError,
  RequiredMetadataPropertyMissingError,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { KeyedMutex } from '../../turns/keyed-mutex.js';
import { TimedOut, within } from '../../turns/within.js';
import { AnotherLog, InvalidAppend, WrongExpectedRevision } from '../errors.js';
import type { AppendOptions, AppendResult, ExpectedRevision, NewEvent } from '../event-store.js';
import { appendOnce, findEarlierAppend, markAppend, NO_DEADLINE_MS, STREAM_START } from './append-marker.js';
import { type Connection, denial, unavailable } from './connection.js';
import { IDENTITY_STREAM, prepareAppend, type PreparedAppend, toPosition } from './events.js';
import type { SameLog } from './log-identity.js';
import type { ReadTools } from './read.js';
import { Backoff } from './timing.js';

interface Append extends PreparedAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly repeatable: boolean;
}

/** Appends until the server has answered. Whatever is sent again carries the same ids, so that it counts once. */
export class Appender {
  private readonly underWay = new Set<Promise<unknown>>();
  private readonly turns = new KeyedMutex();

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

const isOnce = ({ repeatable, expected }: Append): boolean => repeatable && expected === 'any';

/** The server's verdict on an append in the port's words; undefined for any other failure, after which it may be tried again. */
export function appendRefusal(
  error: unknown,
  stream: string,
  expected: ExpectedRevision,
): WrongExpectedRevision | InvalidAppend | AnotherLog | undefined {
  if (error instanceof InvalidAppend || error instanceof AnotherLog) return error;
  if (error instanceof WrongExpectedVersionError) {
    // Any revision was fine: some of the ids are known already, others are not.
    if (expected === 'any') return new InvalidAppend(stream, 'an id was appended before', { cause: error });
    const { actualVersion } = error;
    return new WrongExpectedRevision(
      stream,
      expected,
      typeof actualVersion === 'bigint' ? Number(actualVersion) : undefined,
    );
  }
  const isRefusal =
    error instanceof StreamDeletedError ||
    error instanceof MaxAppendSizeExceededError ||
    error instanceof RequiredMetadataPropertyMissingError;
  return isRefusal ? new InvalidAppend(stream, error.message || error.type, { cause: error }) : undefined;
}

/**
 * Writes over a connection until the server has answered; what fails is tried again over another one. Whatever is sent again has
 * to carry the same ids.
 * @param send told whether it was tried before
 * @param refusalOf the server's verdict, which is no trouble on the way
 * @throws EventStoreAccessDenied, EventStoreUnavailable, and what it is refused with
 */
export async function untilAnswered<Answer>(
  { connections, timing, random }: ReadTools,
  send: (connection: Connection, isRepeated: boolean) => Promise<Answer>,
  refusalOf: (error: unknown) => Error | undefined = () => undefined,
): Promise<Answer> {
  const backoff = new Backoff(timing.backoff, random);
  for (let isRepeated = false; ; isRepeated = true) {
    const connection = connections.use();
    try {
      return await send(connection, isRepeated);
    } catch (error) {
      const refusal = refusalOf(error) ?? denial(error);
      if (refusal !== undefined) throw refusal;
      connections.giveUp(connection, error);
      if (!backoff.hasAnother()) throw unavailable('EventStoreDB takes no appends now', error);
      await backoff.wait(connections.closed);
    }
  }
}
