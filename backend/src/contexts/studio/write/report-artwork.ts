import { ItemName, ReportRequest, ROUTES, STUDIO_MESSAGES } from '@marcel/contracts';
import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type Written } from '../../../platform/read-your-writes/waits-for.js';
import { JUDGED_VIEWS, Reports } from '../../moderation/index.js';
import { GALLERY_VIEW, HUGS_VIEW, IMAGES_VIEW } from '../views.js';
import { ArtworkRegistry } from './artwork-registry.js';

@ApiTags('studio')
@Controller()
export class ReportArtworkController {
  constructor(
    private readonly reports: Reports,
    private readonly artworks: ArtworkRegistry,
  ) {}

  @Post(ROUTES.hugReport)
  @HttpCode(202)
  @JsonResponse(ItemName, 'ItemName', 202)
  @WaitsFor(HUGS_VIEW, GALLERY_VIEW, ...JUDGED_VIEWS)
  async reportHug(
    @Param('id', new PositiveId(STUDIO_MESSAGES.hugNotFound)) id: number,
    @Body() report: ReportRequest,
    @Req() request: Pick<FastifyRequest, 'ip'>,
    @Context() context: CommandContext,
  ): Promise<Written<ItemName>> {
    await this.artworks.find('hug', id);
    return this.reports.take({ kind: 'hug', id }, report, request, context);
  }

  @Post(ROUTES.imageReport)
  @HttpCode(202)
  @JsonResponse(ItemName, 'ItemName', 202)
  @WaitsFor(IMAGES_VIEW, GALLERY_VIEW, ...JUDGED_VIEWS)
  async reportImage(
    @Param('id', new PositiveId(STUDIO_MESSAGES.imageNotFound)) id: number,
    @Body() report: ReportRequest,
    @Req() request: Pick<FastifyRequest, 'ip'>,
    @Context() context: CommandContext,
  ): Promise<Written<ItemName>> {
    await this.artworks.find('image', id);
    return this.reports.take({ kind: 'image', id }, report, request, context);
  }
}
