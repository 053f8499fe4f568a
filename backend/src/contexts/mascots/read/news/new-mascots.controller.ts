import { ROUTES } from '@marcel/contracts';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { map } from 'rxjs';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { EVENT_STREAM, EventStreams, serverSentEvent } from '../../../../platform/http/event-streams/event-streams.js';
import { Metrics } from '../../../../platform/observability/metrics/metrics.js';
import { NewMascots } from './new-mascots.js';

@ApiTags('mascots')
@Controller()
export class NewMascotsController {
  private readonly visitors: EventStreams;

  constructor(
    private readonly mascots: NewMascots,
    @Inject(SETTINGS) settings: Pick<Settings, 'eventStreams'>,
    metrics: Metrics,
  ) {
    this.visitors = new EventStreams({ name: 'mascots', ...settings.eventStreams }, metrics);
  }

  @Get(ROUTES.mascotEvents)
  @ApiOkResponse({ description: 'Server-sent events', content: { [EVENT_STREAM]: {} } })
  follow(@Res() reply: FastifyReply): Promise<void> {
    return this.visitors.send(this.mascots.news.pipe(map((mascot) => serverSentEvent(mascot))), reply);
  }
}
