import { DeletedMascot, MASCOT_MESSAGES, ROUTES } from '@marcel/contracts';
import { Controller, Delete, Param, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import { Admin } from '../../../../platform/http/access/access.decorators.js';
import { Context } from '../../../../platform/http/context/context.decorator.js';
import { PositiveId } from '../../../../platform/http/requests/positive-id.pipe.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { ReadYourWrites } from '../../../../platform/read-your-writes/read-your-writes.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { DeleteMascot } from './delete-mascot.command.js';

@ApiTags('mascots')
@Admin()
@Controller()
export class DeleteMascotController {
  constructor(
    private readonly commands: CommandBus,
    private readonly visible: ReadYourWrites,
  ) {}

  @Delete(ROUTES.mascot)
  @JsonResponse(DeletedMascot, 'DeletedMascot')
  async delete(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeletedMascot> {
    const { state, position } = await this.commands.execute(new DeleteMascot(id, context));
    if (state.kind === 'absent') throw new Error(`Mascot ${id} was deleted before it was published`);
    await this.visible.until(position, [DIRECTORY_VIEW], reply);
    return { deletedMascot: { id, name: state.profile.name } };
  }
}
