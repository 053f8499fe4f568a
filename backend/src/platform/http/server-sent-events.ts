import { ERROR_MESSAGES, EVENT_STREAM_TIMES_MS } from '@marcel/contracts';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';
import type { Observable } from 'rxjs';
import { TryLater } from '../decider/try-later.js';
import type { Metrics } from '../observability/metrics/metrics.js';
import { toNetwork } from './rate-limits.js';
import { NetworkQuota, type NetworkLimits } from './connections.js';

const EVENT_STREAM_TYPE = 'text/event-stream';

export const SendsEvents = (): MethodDecorator =>
  ApiOkResponse({ description: 'Server-sent events', content: { [EVENT_STREAM_TYPE]: {} } });

/** Unread bytes after which a slow client is disconnected. */
const MAX_UNREAD_BYTES = 64 * 1024;

export interface ServerSentEventsOptions extends NetworkLimits {
  readonly name: string;
  readonly tooMany?: string;
}

/** Formats a server-sent event (SSE); browsers dispatch one without a name as `message`. */
export const formatServerSentEvent = (data: unknown, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`;

export class ServerSentEvents {
  private readonly quota: NetworkQuota;

  constructor(
    private readonly options: ServerSentEventsOptions,
    private readonly metrics: Metrics,
  ) {
    this.quota = new NetworkQuota(options);
    this.reportOpen();
  }

  /**
   * Sends serialized events until either side ends the stream.
   * @throws TryLater
   */
  async send(events: Observable<string>, reply: FastifyReply): Promise<void> {
    const network = toNetwork(reply.request.ip);
    this.acquire(network);
    const stream = new PassThrough();
    const send = (text: string) => {
      if (stream.writableLength > MAX_UNREAD_BYTES) stream.destroy();
      else stream.write(text);
    };
    const subscription = events.subscribe({ next: send, complete: () => stream.end() });
    const heartbeat = setInterval(() => send(': still here\n\n'), EVENT_STREAM_TIMES_MS.heartbeat).unref();
    stream.once('close', () => {
      this.quota.release(network, 1);
      this.reportOpen();
      clearInterval(heartbeat);
      subscription.unsubscribe();
    });
    send(': welcome\n\n');
    // Close the connection together with the stream.
    await reply.header('connection', 'close').type(EVENT_STREAM_TYPE).send(stream);
  }

  private acquire(network: string): void {
    const { name, tooMany = ERROR_MESSAGES.tooManyRequests } = this.options;
    const full = this.quota.acquire(network, 1);
    this.reportOpen();
    if (full === undefined) return;
    this.metrics.eventStreamsRefused.inc({ stream: name, full });
    throw new TryLater(tooMany, EVENT_STREAM_TIMES_MS.full / 1000);
  }

  private reportOpen(): void {
    this.metrics.eventStreamsOpen.set({ stream: this.options.name }, this.quota.total);
  }
}
