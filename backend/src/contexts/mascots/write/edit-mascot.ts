import { EditMascotRequest, mapFields, ROUTES, Mascot, MASCOT_FIELD_NAMES, MASCOT_MESSAGES } from '@marcel/contracts';
import { Body, Put, Param } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CommandContext } from '../../../platform/command-handling/command-context.js';
import { Admin } from '../../../platform/http/token-guard.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, AcceptsIfMatch, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { DIRECTORY_VIEW } from '../views.js';
import { DataCommand } from '../../../platform/command-handling/aggregate-command.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import type { MascotProfile } from '../domain/mascot.events.js';
import { mascots } from '../domain/mascot.decider.js';
import { isWebAddress, trimField, MascotPictures } from '../mascot-pictures.js';
import { MascotReader } from '../read/mascot.js';
import { type DecidedMascot, NameRegistry } from './uniqueness.js';

interface MascotEdit {
  readonly profile: Partial<MascotProfile>;
  readonly imageUrl?: string | null;
}

export class EditMascot extends DataCommand<{ readonly mascotId: number; readonly edit: MascotEdit }, DecidedMascot> {}

export function toEdit(request: EditMascotRequest): EditMascotRequest {
  const trimmed = mapFields(MASCOT_FIELD_NAMES, (name, { kind }) => trimField(kind, request[name]));
  const changes = Object.entries(trimmed).filter(([, value]) => value !== undefined);
  return Object.assign(new EditMascotRequest(), Object.fromEntries(changes));
}

@Admin()
@RestController('mascots')
export class EditMascotController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reader: MascotReader,
    private readonly pictures: MascotPictures,
  ) {}

  @Put(ROUTES.mascot)
  @AcceptsIfMatch()
  @JsonResponse(Mascot, 'Mascot')
  @WaitsFor(DIRECTORY_VIEW)
  async edit(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) id: number,
    @Body() request: EditMascotRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<Mascot>> {
    const { imageUrl, ...profile } = toEdit(request);
    const image = typeof imageUrl === 'string' ? await this.storeImage(id, imageUrl) : imageUrl;
    const { position } = await this.commands.execute(
      new EditMascot({ mascotId: id, edit: { profile, imageUrl: image } }, context),
    );
    return { position, location: ROUTES.mascots, toBody: (asOf) => this.reader.find(id, asOf) };
  }

  /**
   * Returns the stored copy of a picture. Keeps an address that the mascot already has, so that a form can be saved
   * while that address cannot be loaded.
   */
  private async storeImage(id: number, imageUrl: string): Promise<string> {
    const isKept = isWebAddress(imageUrl) && (await this.reader.find(id)).imageUrl === imageUrl;
    return isKept ? imageUrl : this.pictures.storeFromAddress(imageUrl);
  }
}

@CommandHandler(EditMascot)
export class EditMascotHandler implements ICommandHandler<EditMascot> {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly names: NameRegistry,
  ) {}

  async execute({ data: { mascotId, edit }, context }: EditMascot) {
    const command = { kind: 'EditMascot', ...edit } as const;
    const decision = { ...mascots.at(mascotId), command, commandName: EditMascot.name, context };
    const edited = await this.decisions.run(decision);
    await this.names.claimNameFor(edited, context);
    return edited;
  }
}
