import { ROUTES, STUDIO_MESSAGES } from '@marcel/contracts';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { map } from 'rxjs';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { Metrics } from '../../../../platform/observability/metrics/metrics.js';
import { EVENT_STREAM, EventStreams, serverSentEvent } from '../../../../platform/http/event-streams/event-streams.js';
import { GenerationNews } from './generation-news.js';

@ApiTags('studio')
@Controller()
export class GenerationNewsController {
  private readonly viewers: EventStreams;

  constructor(
    private readonly news: GenerationNews,
    @Inject(SETTINGS) settings: Pick<Settings, 'eventStreams'>,
    metrics: Metrics,
  ) {
    this.viewers = new EventStreams(
      { name: 'studio', ...settings.eventStreams, tooMany: STUDIO_MESSAGES.tooManyViewers },
      metrics,
    );
  }

  @Get(ROUTES.studioEvents)
  @ApiOkResponse({ description: 'Server-sent events', content: { [EVENT_STREAM]: {} } })
  follow(@Res() reply: FastifyReply): Promise<void> {
    return this.viewers.send(this.news.news.pipe(map((step) => serverSentEvent(step))), reply);
  }
}
