import { ROUTES } from '@marcel/contracts';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { EVENT_STREAM, EventStreams } from '../../../../platform/http/event-streams.js';
import { Metrics } from '../../../../platform/observability/metrics/metrics.js';
import { MascotNews } from './mascot-news.js';

@ApiTags('mascots')
@Controller()
export class MascotNewsController {
  private readonly visitors: EventStreams;

  constructor(
    private readonly news: MascotNews,
    @Inject(SETTINGS) settings: Pick<Settings, 'eventStreams'>,
    metrics: Metrics,
  ) {
    this.visitors = new EventStreams({ name: 'mascots', ...settings.eventStreams }, metrics);
  }

  @Get(ROUTES.mascotEvents)
  @ApiOkResponse({ description: 'Server-sent events', content: { [EVENT_STREAM]: {} } })
  follow(@Res() reply: FastifyReply): Promise<void> {
    return this.visitors.send(this.news.all, reply);
  }
}
