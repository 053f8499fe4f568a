import { Mascot, MASCOT_MESSAGES, RevertEditRequest, ROUTES } from '@marcel/contracts';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { Admin } from '../../../../platform/http/access.js';
import { Context } from '../../../../platform/http/context.js';
import { PositiveId } from '../../../../platform/http/requests.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { TakesIfMatch } from '../../../../platform/openapi/takes-if-match.decorator.js';
import { WaitsFor, type Written } from '../../../../platform/read-your-writes/waits-for.js';
import { FindMascot } from '../../read/mascot/find-mascot.query.js';
import { DIRECTORY_VIEW } from '../../views.js';
import { RevertEdit } from './revert-edit.command.js';

@ApiTags('mascots')
@Admin()
@Controller()
export class RevertEditController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post(ROUTES.mascotRevert)
  @TakesIfMatch()
  @HttpCode(200)
  @JsonResponse(Mascot, 'Mascot')
  @WaitsFor(DIRECTORY_VIEW)
  async revert(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Body() { revision, reason }: RevertEditRequest,
    @Context() context: CommandContext,
  ): Promise<Written<Mascot>> {
    const { position } = await this.commands.execute(new RevertEdit(id, revision, reason.trim(), context));
    return { position, location: ROUTES.mascots, answer: (asOf) => this.queries.execute(new FindMascot(id, asOf)) };
  }
}
