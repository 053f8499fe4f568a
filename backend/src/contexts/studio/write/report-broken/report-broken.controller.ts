import { GeneratedImage, Hug, ReportBrokenRequest, ROUTES, STUDIO_MESSAGES } from '@marcel/contracts';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { PositiveId } from '../../../../platform/http/requests/positive-id.pipe.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { WaitsFor, type Written } from '../../../../platform/read-your-writes/waits-for.js';
import { FindHug } from '../../read/hugs/hugs.query.js';
import { FindImage } from '../../read/images/images.query.js';
import { GALLERY_VIEW, HUGS_VIEW, IMAGES_VIEW } from '../../views.js';
import { ReportBroken } from './report-broken.command.js';

@ApiTags('studio')
@Controller()
export class ReportBrokenController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(ROUTES.hugBroken)
  @HttpCode(202)
  @JsonResponse(Hug, 'Hug', 202)
  @WaitsFor(HUGS_VIEW, GALLERY_VIEW)
  async reportHug(
    @Param('id', new PositiveId(STUDIO_MESSAGES.hugNotFound)) id: number,
    @Body() _report: ReportBrokenRequest,
    @Context() context: CommandContext,
  ): Promise<Written<Hug>> {
    const { position } = await this.commands.execute(new ReportBroken('hug', id, new Date(), context));
    return { position, location: ROUTES.hugs, answer: (asOf) => this.queries.execute(new FindHug(id, asOf)) };
  }

  @Post(ROUTES.imageBroken)
  @HttpCode(202)
  @JsonResponse(GeneratedImage, 'GeneratedImage', 202)
  @WaitsFor(IMAGES_VIEW, GALLERY_VIEW)
  async reportImage(
    @Param('id', new PositiveId(STUDIO_MESSAGES.imageNotFound)) id: number,
    @Body() _report: ReportBrokenRequest,
    @Context() context: CommandContext,
  ): Promise<Written<GeneratedImage>> {
    const { position } = await this.commands.execute(new ReportBroken('image', id, new Date(), context));
    return { position, location: ROUTES.images, answer: (asOf) => this.queries.execute(new FindImage(id, asOf)) };
  }
}
