import { ROUTES, STUDIO_MESSAGES } from '@marcel/contracts';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { map } from 'rxjs';
import { EVENT_STREAM, EventStreams, serverSentEvent } from '../../../../platform/http/event-streams/event-streams.js';
import { GenerationNews } from './generation-news.js';

@ApiTags('studio')
@Controller()
export class GenerationNewsController {
  private readonly viewers = new EventStreams({ most: 500, mostOfOne: 20, tooMany: STUDIO_MESSAGES.tooManyViewers });

  constructor(private readonly news: GenerationNews) {}

  @Get(ROUTES.studioEvents)
  @ApiProduces(EVENT_STREAM)
  follow(@Res() reply: FastifyReply): Promise<void> {
    return this.viewers.send(this.news.news.pipe(map((step) => serverSentEvent(step))), reply);
  }
}
