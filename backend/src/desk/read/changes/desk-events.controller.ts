import { ERROR_MESSAGES, ROUTES } from '@marcel/contracts';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';
import { Refused } from '../../../decider/refused.js';
import { Admin } from '../../../http/access/access.decorators.js';
import { DeskChanges } from './desk-changes.js';

const MEDIA_TYPE = 'text/event-stream';
const MOST_DESKS = 100;

/** Often enough to keep proxies from hanging up, in milliseconds. */
const HEARTBEAT_MS = 15_000;

/** What a desk that reads too slowly may leave unread before it is cut off, in bytes. */
const MOST_UNREAD = 64 * 1024;

@ApiTags('admin')
@Admin()
@Controller()
export class DeskEventsController {
  private desks = 0;

  constructor(private readonly desk: DeskChanges) {}

  @Get(ROUTES.deskEvents)
  @ApiProduces(MEDIA_TYPE)
  async follow(@Res() reply: FastifyReply): Promise<void> {
    if (this.desks >= MOST_DESKS) throw new Refused('too_many_requests', ERROR_MESSAGES.tooManyRequests);
    this.desks += 1;
    const stream = new PassThrough();
    const send = (text: string) => {
      if (stream.writableLength > MOST_UNREAD) stream.destroy();
      else stream.write(text);
    };
    const subscription = this.desk.changes.subscribe({
      next: (change) => send(`event: change\ndata: ${JSON.stringify(change)}\n\n`),
      complete: () => stream.end(),
    });
    const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS).unref();
    stream.once('close', () => {
      this.desks -= 1;
      clearInterval(heartbeat);
      subscription.unsubscribe();
    });
    send(': welcome\n\n');
    // Nothing follows on this connection, so that it does not outlive the stream.
    await reply.header('connection', 'close').type(MEDIA_TYPE).send(stream);
  }
}
