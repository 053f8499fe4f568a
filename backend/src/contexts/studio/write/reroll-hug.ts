import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Hug, ROUTES, STUDIO_MESSAGES } from '@marcel/contracts';
import { Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { DataCommand } from '../../../platform/command-handling/aggregate-command.js';
import { type Outcome, DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import type { ArtworkEvent } from '../domain/artwork.events.js';
import type { ArtworkState } from '../domain/artwork.state.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { ArtworkReader } from '../read/artwork-reader.js';
import { ArtworkRegistry } from './artwork-registry.js';
import { GenerationAllowance } from './generation-allowance.js';
import { artworks } from '../domain/artwork.decider.js';
import { PictureProviders } from '../providers/picture-provider.js';
import { ARTWORKS_VIEW } from '../read/artworks.js';

class RerollHug extends DataCommand<{ readonly hugId: number }, Outcome<ArtworkEvent, ArtworkState>> {}

@RestController('studio')
export class RerollHugController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reader: ArtworkReader,
    private readonly artworks: ArtworkRegistry,
    private readonly allowance: GenerationAllowance,
  ) {}

  @Post(ROUTES.hugReroll)
  @JsonResponse(Hug, 'Hug', 202)
  @WaitsFor(ARTWORKS_VIEW)
  async reroll(
    @Param('id', new PositiveId(STUDIO_MESSAGES.hugNotFound)) id: number,
    @Req() request: FastifyRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<Hug>> {
    if (await this.artworks.hasRerolled('hug', id, RerollHug.name, context))
      await this.artworks.requireVisible('hug', id);
    else {
      // A rejected request must not use up the allowance.
      await this.artworks.requireSettled('hug', id);
      await this.allowance.consume(request, context);
    }
    const { position } = await this.commands.execute(new RerollHug({ hugId: id }, context));
    return { position, location: ROUTES.hugs, toBody: (asOf) => this.reader.findHug(id, asOf) };
  }
}

@CommandHandler(RerollHug)
export class RerollHugHandler implements ICommandHandler<RerollHug> {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly providers: PictureProviders,
  ) {}

  execute({ data: { hugId }, context }: RerollHug) {
    const command = { kind: 'Reroll', provider: this.providers.current.name } as const;
    const artwork = artworks.at({ series: 'hug', id: hugId });
    return this.decisions.run({ ...artwork, command, commandName: RerollHug.name, context });
  }
}
