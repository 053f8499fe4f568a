import { Mascot, MASCOT_MESSAGES, ReasonRequest, ROUTES } from '@marcel/contracts';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { Admin } from '../../../../platform/http/access.js';
import { Context } from '../../../../platform/http/context.js';
import { PositiveId } from '../../../../platform/http/requests.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { WaitsFor, type Written } from '../../../../platform/read-your-writes/waits-for.js';
import { FindMascot } from '../../read/mascot/find-mascot.query.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { RestoreMascot } from './restore-mascot.command.js';

@ApiTags('mascots')
@Admin()
@Controller()
export class RestoreMascotController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(ROUTES.mascotRestore)
  @HttpCode(200)
  @JsonResponse(Mascot, 'Mascot')
  @WaitsFor(DIRECTORY_VIEW)
  async restore(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Body() { reason }: ReasonRequest,
    @Context() context: CommandContext,
  ): Promise<Written<Mascot>> {
    const { position } = await this.commands.execute(new RestoreMascot(id, 'deleted', reason.trim(), context));
    return { position, location: ROUTES.mascots, answer: (asOf) => this.queries.execute(new FindMascot(id, asOf)) };
  }
}
