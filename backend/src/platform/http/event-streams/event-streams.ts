import { ERROR_MESSAGES } from '@marcel/contracts';
import type { FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';
import type { Observable } from 'rxjs';
import { DomainError } from '../../decider/domain-error.js';

export const EVENT_STREAM = 'text/event-stream';

/** Often enough to keep proxies from hanging up, in milliseconds. */
const HEARTBEAT_MS = 15_000;

/** What a reader that is too slow may leave unread before it is cut off, in bytes. */
const MOST_UNREAD = 64 * 1024;

export interface EventStreamsOptions {
  /** Readers at the same time. */
  readonly most: number;
  /** What one reader too many is told. */
  readonly tooMany?: string;
}

/** One server-sent event; without a name, browsers take it for a `message`. */
export const serverSentEvent = (data: unknown, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;

/** Keeps connections open on which server-sent events go out as they happen. */
export class EventStreams {
  private open = 0;

  constructor(private readonly options: EventStreamsOptions) {}

  /**
   * Answers with the events, already written as text, until either side ends it.
   * @throws DomainError `too_many_requests`
   */
  async send(events: Observable<string>, reply: FastifyReply): Promise<void> {
    const { most, tooMany = ERROR_MESSAGES.tooManyRequests } = this.options;
    if (this.open >= most) throw new DomainError('too_many_requests', tooMany);
    this.open += 1;
    const stream = new PassThrough();
    const send = (text: string) => {
      if (stream.writableLength > MOST_UNREAD) stream.destroy();
      else stream.write(text);
    };
    const subscription = events.subscribe({ next: send, complete: () => stream.end() });
    const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS).unref();
    stream.once('close', () => {
      this.open -= 1;
      clearInterval(heartbeat);
      subscription.unsubscribe();
    });
    send(': welcome\n\n');
    // Nothing follows on this connection, so that it does not outlive the stream.
    await reply.header('connection', 'close').type(EVENT_STREAM).send(stream);
  }
}
