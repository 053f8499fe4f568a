import { ROUTES } from '@marcel/contracts';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { map } from 'rxjs';
import { Admin } from '../../../../platform/http/access.js';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { Metrics } from '../../../../platform/observability/metrics/metrics.js';
import { EVENT_STREAM, EventStreams, serverSentEvent } from '../../../../platform/http/event-streams.js';
import { LiveChanges } from './live-changes.js';

@ApiTags('admin')
@Admin()
@Controller()
export class LiveChangesController {
  private readonly admins: EventStreams;

  constructor(
    private readonly live: LiveChanges,
    @Inject(SETTINGS) settings: Pick<Settings, 'eventStreams'>,
    metrics: Metrics,
  ) {
    this.admins = new EventStreams({ name: 'desk', ...settings.eventStreams }, metrics);
  }

  @Get(ROUTES.deskEvents)
  @ApiOkResponse({ description: 'Server-sent events', content: { [EVENT_STREAM]: {} } })
  follow(@Res() reply: FastifyReply): Promise<void> {
    return this.admins.send(this.live.news.pipe(map((change) => serverSentEvent(change, 'change'))), reply);
  }
}
