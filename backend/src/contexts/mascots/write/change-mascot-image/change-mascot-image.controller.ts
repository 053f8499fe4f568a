import { MASCOT_MESSAGES, MascotEnvelope, ROUTES } from '@marcel/contracts';
import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { Admin } from '../../../../platform/http/access.js';
import { FormOf } from '../../../../platform/http/forms.js';
import { Context } from '../../../../platform/http/context.js';
import { PositiveId } from '../../../../platform/http/requests.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { MultipartBody } from '../../../../platform/openapi/request.decorators.js';
import { TakesIfMatch } from '../../../../platform/openapi/takes-if-match.decorator.js';
import { WaitsFor, type Written } from '../../../../platform/read-your-writes/waits-for.js';
import { FindMascot } from '../../read/mascot/find-mascot.query.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { MascotRegistry } from '../mascot-registry.js';
import { ChangeMascotImage } from './change-mascot-image.command.js';
import { IMAGE_FORM, ImageForm } from './image-form.js';

@ApiTags('mascots')
@Admin()
@Controller()
export class ChangeMascotImageController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly mascots: MascotRegistry,
    private readonly form: ImageForm,
  ) {}

  @Post(ROUTES.mascotImage)
  @TakesIfMatch()
  @HttpCode(200)
  @FormOf(IMAGE_FORM)
  @MultipartBody(IMAGE_FORM)
  @JsonResponse(MascotEnvelope, 'MascotEnvelope')
  @WaitsFor(DIRECTORY_VIEW)
  async change(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Req() request: FastifyRequest,
    @Context() context: CommandContext,
  ): Promise<Written<MascotEnvelope>> {
    await this.mascots.requirePublished(id);
    const imageUrl = await this.form.imageOf(request);
    const { position } = await this.commands.execute(new ChangeMascotImage(id, imageUrl, context));
    const answer = async (asOf?: Position) => ({ mascot: await this.queries.execute(new FindMascot(id, asOf)) });
    return { position, location: ROUTES.mascots, answer };
  }
}
