import { EditMascotRequest, Mascot, MASCOT_MESSAGES, ROUTES } from '@marcel/contracts';
import { Body, Controller, Param, Put } from '@nestjs/common';
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
    private readonly pictures: MascotPictures,
  ) {}

  @Put(ROUTES.mascot)
  @TakesIfMatch()
  @JsonResponse(Mascot, 'Mascot')
  @WaitsFor(DIRECTORY_VIEW)
  async edit(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Body() request: EditMascotRequest,
    @Context() context: CommandContext,
  ): Promise<Written<Mascot>> {
    const { imageUrl, ...profile } = toEdit(request);
    const image = typeof imageUrl === 'string' ? await this.pictures.fromAddress(imageUrl) : imageUrl;
    const { position } = await this.commands.execute(new EditMascot(id, { profile, imageUrl: image }, context));
    return { position, location: ROUTES.mascots, answer: (asOf) => this.queries.execute(new FindMascot(id, asOf)) };
  }
}
