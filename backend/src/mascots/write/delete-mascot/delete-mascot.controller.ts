import { DeletedMascot, MASCOT_MESSAGES, ROUTES } from '@marcel/contracts';
import { Controller, Delete, Param, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CommandContext } from '../../../event-store/decision-runner.js';
import { Admin } from '../../../http/access/access.decorators.js';
import { Context } from '../../../http/context/context.decorator.js';
import { PositiveId } from '../../../http/requests/positive-id.pipe.js';
import { Answers } from '../../../observability/openapi/answers.decorator.js';
import { VisibleWrites } from '../../../visible-writes/visible-writes.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { DeleteMascot } from './delete-mascot.handler.js';

@ApiTags('mascots')
@Admin()
@Controller()
export class DeleteMascotController {
  constructor(
    private readonly commands: CommandBus,
    private readonly visible: VisibleWrites,
  ) {}

  @Delete(ROUTES.mascot)
  @Answers(DeletedMascot, 'DeletedMascot')
  async delete(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Context() context: CommandContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeletedMascot> {
    const { deletedMascot, position } = await this.commands.execute(new DeleteMascot(id, context));
    await this.visible.until(position, [DIRECTORY_VIEW], reply);
    return { deletedMascot };
  }
}
