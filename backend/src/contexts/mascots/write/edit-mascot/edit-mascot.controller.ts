import { EditMascotRequest, Mascot, MASCOT_MESSAGES, ROUTES } from '@marcel/contracts';
import { Body, Controller, Param, Put, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import { Admin } from '../../../../platform/http/access/access.decorators.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { PositiveId } from '../../../../platform/http/requests/positive-id.pipe.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { ReadYourWrites } from '../../../../platform/read-your-writes/read-your-writes.js';
import { FindMascot } from '../../read/mascot/find-mascot.query.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { MascotPictures } from '../mascot-pictures.js';
import { EditMascot } from './edit-mascot.command.js';
import { toEdit } from './mascot-edit.js';

@ApiTags('mascots')
@Admin()
@Controller()
export class EditMascotController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly visible: ReadYourWrites,
    private readonly pictures: MascotPictures,
  ) {}

  @Put(ROUTES.mascot)
  @JsonResponse(Mascot, 'Mascot')
  async edit(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Body() request: EditMascotRequest,
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Mascot> {
    const { imageUrl, ...profile } = toEdit(request);
    const image = typeof imageUrl === 'string' ? await this.pictures.fromAddress(imageUrl) : imageUrl;
    const { position } = await this.commands.execute(new EditMascot(id, { profile, imageUrl: image }, context));
    await this.visible.until(position, [DIRECTORY_VIEW], reply);
    return this.queries.execute(new FindMascot(id));
  }
}
