import {
  type AppendExpectedRevision,
  MaxAppendSizeExceededError,
  NO_STREAM,
  RequiredMetadataPropertyMissingError,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { TimedOut, within } from '../../turns/within.js';
import { LRUCache } from 'lru-cache';
import { AnotherLog, EventStoreUnavailable, InvalidAppend, WrongExpectedRevision } from '../errors.js';
import type { AppendResult, ExpectedRevision, NewEvent } from '../event-store.js';
import { type Connection, denial, unavailable } from './connection.js';
import { IDENTITY_STREAM, positionOf, prepareAppend, type PreparedAppend, toPosition, toServerName } from './events.js';
import { lastRevision } from './log-events.js';
import type { SameLog } from './log-identity.js';
import { readStream } from './object-reader.js';
import type { ReadTools } from './read.js';
import { Backoff } from './timing.js';

/** The end of a stream, including appends of this process that are not answered yet. */
interface StreamEnd {
  /** -1: before the first event. */
  revision: number;
}

const REMEMBERED_STREAMS = 10_000;

/**
 * Gives appends with `any` an exact revision, because the server recognizes repeated appends reliably only with one.
 * Pipelines the appends of this process without waiting for answers.
 */
class StreamEnds {
  private readonly ends = new LRUCache<string, Promise<StreamEnd>>({ max: REMEMBERED_STREAMS });

  /** @param lastRevision of a stream in the log; -1 when it is empty */
  constructor(private readonly lastRevision: (stream: string) => Promise<number>) {}

  /** @param appendAt appends behind the event of this revision. @throws its errors except for lost races */
  async append(
    stream: string,
    events: number,
    appendAt: (after: number) => Promise<AppendResult>,
  ): Promise<AppendResult> {
    let outdated: number | undefined;
    for (;;) {
      const known = this.ends.get(stream) ?? this.look(stream);
      const end = await known;
      const after = end.revision;
      if (after === outdated) throw new EventStoreUnavailable(`The end of stream ${stream} cannot be read yet`);
      end.revision += events;
      try {
        return await appendAt(after);
      } catch (error) {
        if (this.ends.get(stream) === known) this.ends.delete(stream);
        if (!(error instanceof WrongExpectedRevision)) throw error;
        if ((error.actual ?? -1) > after) outdated = after;
      }
    }
  }

  private look(stream: string): Promise<StreamEnd> {
    const end = this.lastRevision(stream).then((revision) => ({ revision }));
    this.ends.set(stream, end);
    end.catch(() => this.ends.delete(stream));
    return end;
  }
}

interface Append extends PreparedAppend {
  readonly stream: string;
  /** Revision of the event that must be the stream's last; -1 when there must be none. */
  readonly after: number;
}

/**
 * A deadline that never passes: gRPC deadlines are absolute times on the server's clock, which may differ from ours. This
 * process measures the timeout itself.
 */
const NO_DEADLINE_MS = 24 * 60 * 60 * 1000;

/** Times that an append's timeout restarts because the server has answered others meanwhile. */
const MOST_EXTENSIONS = 4;

/** Appends until the server has answered. Retries carry the same ids and revision, so that they count once. */
export class Appender {
  private readonly underWay = new Set<Promise<unknown>>();
  private readonly ends = new StreamEnds(async (stream) =>
    Number(await lastRevision(this.tools, toServerName(stream))),
  );

  constructor(
    private readonly tools: ReadTools,
    private readonly sameLog: SameLog,
  ) {}

  /** @throws WrongExpectedRevision, InvalidAppend, EventStoreAccessDenied, EventStoreUnavailable */
  async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    this.tools.connections.assertOpen();
    const prepared = { stream, ...prepareAppend(stream, events) };
    const work =
      expected === 'any'
        ? this.ends.append(stream, events.length, (after) => this.appendAt({ ...prepared, after }))
        : this.appendAt({ ...prepared, after: expected === 'no_stream' ? -1 : expected });
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

  /** Sends over one connection after another until the server has answered. */
  private async appendAt(append: Append): Promise<AppendResult> {
    const { connections, timing } = this.tools;
    const backoff = new Backoff(timing.backoff);
    for (;;) {
      const connection = connections.use();
      try {
        if (append.stream !== IDENTITY_STREAM) await this.sameLog.check(connection);
        return await this.send(connection, append);
      } catch (error) {
        const rejection = appendRejection(error, append) ?? denial(error);
        if (rejection !== undefined) throw rejection;
        connections.giveUp(connection, error);
        if (!backoff.hasAnother()) throw unavailable('EventStoreDB takes no appends now', error);
        await backoff.wait(connections.closed);
      }
    }
  }

  private async send(connection: Connection, { streamName, after, events }: Append): Promise<AppendResult> {
    const expectedRevision: AppendExpectedRevision = after === -1 ? NO_STREAM : BigInt(after);
    const options = { expectedRevision, requiresLeader: true, deadline: NO_DEADLINE_MS };
    const sent = connection.client.appendToStream(streamName, events, options);
    const { nextExpectedRevision, position } = await this.answerTo(sent, connection);
    const revision = Number(nextExpectedRevision);
    if (position !== undefined) return { revision, position: toPosition(position) };
    // Some servers do not return the position of an append that they already had.
    const last = { fromRevision: nextExpectedRevision, maxCount: 1 };
    for await (const event of readStream(connection, streamName, last, this.tools.timing.readTimeoutMs))
      return { revision, position: positionOf(event) };
    throw new TypeError('The server has lost an acknowledged append');
  }

  /** Keeps waiting while the server answers others: it is busy, and a new connection would repeat all pending appends. */
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

/** Returns the port's error for a rejected append; undefined for any other failure, which can be retried. */
function appendRejection(
  error: unknown,
  { stream, after }: Append,
): WrongExpectedRevision | InvalidAppend | AnotherLog | undefined {
  if (error instanceof InvalidAppend || error instanceof AnotherLog) return error;
  if (error instanceof WrongExpectedVersionError) {
    const { actualVersion } = error;
    const actual = typeof actualVersion === 'bigint' ? Number(actualVersion) : undefined;
    return new WrongExpectedRevision(stream, after === -1 ? 'no_stream' : after, actual);
  }
  const isRejected =
    error instanceof StreamDeletedError ||
    error instanceof MaxAppendSizeExceededError ||
    error instanceof RequiredMetadataPropertyMissingError;
  return isRejected ? new InvalidAppend(stream, error.message || error.type, { cause: error }) : undefined;
}
