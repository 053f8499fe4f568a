import { ItemRef, ReportRequest, ROUTES, STUDIO_MESSAGES } from '@marcel/contracts';
import { Body, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { MODERATION_VIEWS, Reports } from '../../moderation/index.js';
import { ARTWORKS_VIEW } from '../read/artworks.js';
import { ArtworkRegistry } from './artwork-registry.js';

@RestController('studio')
export class ReportArtworkController {
  constructor(
    private readonly reports: Reports,
    private readonly artworks: ArtworkRegistry,
  ) {}

  @Post(ROUTES.hugReport)
  @JsonResponse(ItemRef, 'ItemRef', 202)
  @WaitsFor(ARTWORKS_VIEW, ...MODERATION_VIEWS)
  async reportHug(
    @Param('id', new PositiveId(STUDIO_MESSAGES.hugNotFound)) id: number,
    @Body() report: ReportRequest,
    @Req() request: Pick<FastifyRequest, 'ip'>,
    @Context() context: CommandContext,
  ): Promise<WriteResult<ItemRef>> {
    await this.artworks.find('hug', id);
    return this.reports.accept({ kind: 'hug', id }, report, request, context);
  }

  @Post(ROUTES.imageReport)
  @JsonResponse(ItemRef, 'ItemRef', 202)
  @WaitsFor(ARTWORKS_VIEW, ...MODERATION_VIEWS)
  async reportImage(
    @Param('id', new PositiveId(STUDIO_MESSAGES.imageNotFound)) id: number,
    @Body() report: ReportRequest,
    @Req() request: Pick<FastifyRequest, 'ip'>,
    @Context() context: CommandContext,
  ): Promise<WriteResult<ItemRef>> {
    await this.artworks.find('image', id);
    return this.reports.accept({ kind: 'image', id }, report, request, context);
  }
}
