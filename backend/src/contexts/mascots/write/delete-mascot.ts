import { DeletedMascot, MASCOT_MESSAGES, ROUTES } from '@marcel/contracts';
import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type CommandContext } from '../../../platform/command-handling/command-context.js';
import { commandOf } from '../../../platform/command-handling/decision-runner.js';
import { mascots } from '../domain/mascot.decider.js';
import { Admin } from '../../../platform/http/access.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, TakesIfMatch } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type Written } from '../../../platform/read-your-writes/waits-for.js';
import { DIRECTORY_VIEW } from '../views.js';

export class DeleteMascot extends commandOf(mascots) {
  constructor(mascotId: number, context: CommandContext) {
    super(mascotId, { kind: 'DeleteMascot' }, context);
  }
}

@ApiTags('mascots')
@Admin()
@Controller()
export class DeleteMascotController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(ROUTES.mascot)
  @TakesIfMatch()
  @JsonResponse(DeletedMascot, 'DeletedMascot')
  @WaitsFor(DIRECTORY_VIEW)
  async delete(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Context() context: CommandContext,
  ): Promise<Written<DeletedMascot>> {
    const { state, position } = await this.commands.execute(new DeleteMascot(id, context));
    if (state.kind === 'absent') throw new Error(`Mascot ${id} was deleted before it was published`);
    const deletedMascot = { id, name: state.profile.name };
    return { position, answer: () => ({ deletedMascot }) };
  }
}
