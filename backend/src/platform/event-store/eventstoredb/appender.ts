import { type AppendExpectedRevision, NO_STREAM } from '@eventstore/db-client';
import { LRUCache } from 'lru-cache';
import { TimedOut, withTimeout } from '../../scheduling/with-timeout.js';
import { WrongExpectedRevision } from '../errors.js';
import type { AppendResult, ExpectedRevision, NewEvent } from '../event-store.js';
import type { Connection } from './connection.js';
import { IDENTITY_STREAM, positionOf, prepareAppend, type PreparedAppend, toPosition } from './events.js';
import type { LogIdentityCheck } from './log-identity.js';
import { readStream } from './object-reader.js';
import { Retries, type Tools } from './failures.js';

const MAX_CACHED_STREAMS = 10_000;

/**
 * Gives appends with `any` an exact revision, because the server recognizes repeated appends reliably only with one.
 * Pipelines the appends of this process without waiting for answers. Assumes that an unknown stream is new: if it is
 * not, the server returns its last revision.
 */
class StreamEnds {
  /** Last revisions, including appends that are not answered yet; -1 before the first event. */
  private readonly ends = new LRUCache<string, { revision: number }>({ max: MAX_CACHED_STREAMS });

  /** @param appendAt appends after the event of this revision. @throws its errors except for lost races */
  async append(
    stream: string,
    events: number,
    appendAt: (after: number) => Promise<AppendResult>,
  ): Promise<AppendResult> {
    for (;;) {
      const end = this.ends.get(stream) ?? { revision: -1 };
      this.ends.set(stream, end);
      const after = end.revision;
      end.revision += events;
      try {
        return await appendAt(after);
      } catch (error) {
        const isCurrent = this.ends.get(stream) === end;
        if (!(error instanceof WrongExpectedRevision)) {
          if (isCurrent) this.ends.delete(stream);
          throw error;
        }
        if (isCurrent) this.ends.set(stream, { revision: error.actual ?? -1 });
      }
    }
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

/** Appends until the server has answered. Retries carry the same ids and revision, so that they count once. */
export class Appender {
  private readonly pending = new Set<Promise<unknown>>();
  private readonly ends = new StreamEnds();

  constructor(
    private readonly tools: Tools,
    private readonly identityCheck: LogIdentityCheck,
  ) {}

  /** @throws WrongExpectedRevision, InvalidAppend, EventStoreAccessDenied, EventStoreUnavailable */
  async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    this.tools.connections.assertOpen();
    const prepared = { stream, ...prepareAppend(stream, events) };
    const work =
      expected === 'any'
        ? this.ends.append(stream, events.length, (after) => this.appendAt({ ...prepared, after }))
        : this.appendAt({ ...prepared, after: expected === 'no_stream' ? -1 : expected });
    this.pending.add(work);
    try {
      return await work;
    } finally {
      this.pending.delete(work);
    }
  }

  /** Opens the connection before the first append needs it. */
  connect(): void {
    void this.identityCheck.check(this.tools.connections.use())?.catch(() => undefined);
  }

  async close(): Promise<void> {
    this.tools.connections.stop();
    await Promise.allSettled(this.pending);
    await this.tools.connections.close();
  }

  /** Sends over one connection after another until the server has answered. */
  private async appendAt(append: Append): Promise<AppendResult> {
    const { connections, timing } = this.tools;
    const retries = new Retries(this.tools, { append });
    for (;;) {
      const connection = connections.use();
      try {
        const check = append.stream === IDENTITY_STREAM ? undefined : this.identityCheck.check(connection);
        if (check !== undefined) await withTimeout(check, retries.limit(timing.readTimeoutMs), connection.discarded);
        return await this.send(connection, append, retries);
      } catch (error) {
        await retries.waitForRetry(error, connection);
      }
    }
  }

  private async send(connection: Connection, append: Append, retries: Retries): Promise<AppendResult> {
    const { streamName, after, events } = append;
    const expectedRevision: AppendExpectedRevision = after === -1 ? NO_STREAM : BigInt(after);
    const options = { expectedRevision, requiresLeader: true, deadline: NO_DEADLINE_MS };
    const sent = connection.client.appendToStream(streamName, events, options);
    const { nextExpectedRevision, position } = await this.awaitAnswer(sent, connection, retries);
    const revision = Number(nextExpectedRevision);
    if (position !== undefined) return { revision, position: toPosition(position) };
    // Some servers do not return the position of an append that they already had.
    const last = { fromRevision: nextExpectedRevision, maxCount: 1 };
    for await (const event of readStream(connection, streamName, last, this.tools.timing.readTimeoutMs))
      return { revision, position: positionOf(event) };
    throw new TypeError('The server has lost an acknowledged append');
  }

  /** Keeps waiting while the server answers others: it is busy, and a new connection would repeat all pending appends. */
  private async awaitAnswer<Answer>(sent: Promise<Answer>, connection: Connection, retries: Retries): Promise<Answer> {
    for (;;) {
      const { answers } = connection;
      try {
        return await withTimeout(sent, retries.limit(this.tools.timing.appendTimeoutMs), connection.discarded);
      } catch (error) {
        if (!(error instanceof TimedOut) || connection.answers === answers || !retries.canRetry()) throw error;
      }
    }
  }
}
