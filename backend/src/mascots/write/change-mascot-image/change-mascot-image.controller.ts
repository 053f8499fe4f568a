import { MASCOT_MESSAGES, MascotEnvelope, ROUTES } from '@marcel/contracts';
import { Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../event-store/decision-runner.js';
import { Admin } from '../../../http/access/access.decorators.js';
import { Context } from '../../../http/context/context.decorator.js';
import { PositiveId } from '../../../http/requests/positive-id.pipe.js';
import { Answers } from '../../../observability/openapi/answers.decorator.js';
import { TakesForm } from '../../../observability/openapi/takes.decorators.js';
import { VisibleWrites } from '../../../visible-writes/visible-writes.js';
import { FindMascot } from '../../read/mascot/find-mascot.query.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { MascotRegistry } from '../mascot-registry.js';
import { ChangeMascotImage } from './change-mascot-image.handler.js';
import { ImageForm } from './image-form.js';

@ApiTags('mascots')
@Admin()
@Controller()
export class ChangeMascotImageController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly visible: VisibleWrites,
    private readonly mascots: MascotRegistry,
    private readonly form: ImageForm,
  ) {}

  @Post(ROUTES.mascotImage)
  @HttpCode(200)
  @TakesForm({ required: [], optional: ['imageUrl'], file: 'image' })
  @Answers(MascotEnvelope, 'MascotEnvelope')
  async change(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Req() request: FastifyRequest,
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MascotEnvelope> {
    await this.mascots.requirePublished(id);
    const imageUrl = await this.form.imageOf(request);
    const position = await this.commands.execute(new ChangeMascotImage(id, imageUrl, context));
    await this.visible.until(position, [DIRECTORY_VIEW], reply);
    return { mascot: await this.queries.execute(new FindMascot(id)) };
  }
}
