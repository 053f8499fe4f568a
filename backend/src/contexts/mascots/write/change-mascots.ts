import {
  BULK_FIELDS,
  DeleteMascotsRequest,
  EditMascotRequest,
  EditMascotsRequest,
  mapFields,
  MascotsOutcome,
  ROUTES,
} from '@marcel/contracts';
import { Body, Post, Put } from '@nestjs/common';
import { CommandBus, Command } from '@nestjs/cqrs';
import { withSeedSuffix, type CommandContext } from '../../../platform/command-handling/command-context.js';
import type { Position } from '../../../platform/event-store/event-store.js';
import { Admin } from '../../../platform/http/token-guard.js';
import { Context } from '../../../platform/http/requests.js';
import { decideEach } from '../../../platform/http/decide-each.js';
import { JsonResponse, AcceptsIfMatch, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { DIRECTORY_VIEW } from '../views.js';
import { DeleteMascot } from './delete-and-restore.js';
import { EditMascot, toEdit } from './edit-mascot.js';

type Change = (id: number) => Command<{ readonly position: Position | undefined }>;

/** Changes several mascots, each on its own: a missing one does not affect the others. */
@Admin()
@RestController('mascots')
export class ChangeMascotsController {
  constructor(private readonly commands: CommandBus) {}

  @Put(ROUTES.mascotsEdit)
  @AcceptsIfMatch()
  @JsonResponse(MascotsOutcome, 'MascotsOutcome')
  @WaitsFor(DIRECTORY_VIEW)
  editAll(
    @Body() request: EditMascotsRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<MascotsOutcome>> {
    const values = mapFields(BULK_FIELDS, (name) => request[name]);
    const edit = { profile: toEdit(Object.assign(new EditMascotRequest(), values)) };
    return this.changeAll(request.ids, (id) => new EditMascot({ mascotId: id, edit }, withSeedSuffix(id, context)));
  }

  @Post(ROUTES.mascotsDelete)
  @AcceptsIfMatch()
  @JsonResponse(MascotsOutcome, 'MascotsOutcome')
  @WaitsFor(DIRECTORY_VIEW)
  deleteAll(
    @Body() { ids }: DeleteMascotsRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<MascotsOutcome>> {
    return this.changeAll(ids, (id) => new DeleteMascot(id, withSeedSuffix(id, context)));
  }

  private async changeAll(ids: readonly number[], change: Change): Promise<WriteResult<MascotsOutcome>> {
    const { decided, failed, position, isIncomplete } = await decideEach(ids, (id) =>
      this.commands.execute(change(id)),
    );
    const outcome = { done: [...decided], failed: [...failed] };
    return { position, isIncomplete, location: ROUTES.mascots, toBody: () => outcome };
  }
}
