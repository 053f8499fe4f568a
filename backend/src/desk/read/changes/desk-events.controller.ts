import { ROUTES } from '@marcel/contracts';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { map } from 'rxjs';
import { Admin } from '../../../http/access/access.decorators.js';
import { EVENT_STREAM, EventStreams, serverSentEvent } from '../../../http/event-streams/event-streams.js';
import { DeskChanges } from './desk-changes.js';

@ApiTags('admin')
@Admin()
@Controller()
export class DeskEventsController {
  private readonly desks = new EventStreams({ most: 100 });

  constructor(private readonly desk: DeskChanges) {}

  @Get(ROUTES.deskEvents)
  @ApiProduces(EVENT_STREAM)
  follow(@Res() reply: FastifyReply): Promise<void> {
    return this.desks.send(this.desk.changes.pipe(map((change) => serverSentEvent(change, 'change'))), reply);
  }
}
