import { ROUTES } from '@marcel/contracts';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { map } from 'rxjs';
import { Admin } from '../../../../platform/http/access/access.decorators.js';
import { EVENT_STREAM, EventStreams, serverSentEvent } from '../../../../platform/http/event-streams/event-streams.js';
import { LiveChanges } from './live-changes.js';

@ApiTags('admin')
@Admin()
@Controller()
export class LiveChangesController {
  private readonly admins = new EventStreams({ most: 100, mostOfOne: 50 });

  constructor(private readonly live: LiveChanges) {}

  @Get(ROUTES.deskEvents)
  @ApiProduces(EVENT_STREAM)
  follow(@Res() reply: FastifyReply): Promise<void> {
    return this.admins.send(this.live.news.pipe(map((change) => serverSentEvent(change, 'change'))), reply);
  }
}
