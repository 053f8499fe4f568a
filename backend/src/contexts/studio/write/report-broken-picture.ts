import { GeneratedImage, Hug, ReportBrokenRequest, ROUTES, STUDIO_MESSAGES } from '@marcel/contracts';
import { Body, Param, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { DataCommand } from '../../../platform/command-handling/aggregate-command.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import type { Position } from '../../../platform/event-store/event-store.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { PictureInspector } from '../automation/check-pictures.js';
import { artworks } from '../domain/artwork.decider.js';
import type { ArtworkId } from '../domain/artwork-streams.js';
import { ArtworkReader } from '../read/artwork-reader.js';
import { ARTWORKS_VIEW } from '../read/artworks.js';
import { ArtworkRegistry } from './artwork-registry.js';

interface Checked {
  readonly position: Position | undefined;
}

/** Checks a picture that a page could not load. */
class ReportBroken extends DataCommand<ArtworkId & { readonly checkedAt: Date }, Checked> {}

@RestController('studio')
export class ReportBrokenController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reader: ArtworkReader,
  ) {}

  @Post(ROUTES.hugBroken)
  @JsonResponse(Hug, 'Hug', 202)
  @WaitsFor(ARTWORKS_VIEW)
  async reportHug(
    @Param('id', new PositiveId(STUDIO_MESSAGES.hugNotFound)) id: number,
    @Body() _report: ReportBrokenRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<Hug>> {
    const { position } = await this.commands.execute(
      new ReportBroken({ series: 'hug', id, checkedAt: new Date() }, context),
    );
    return { position, location: ROUTES.hugs, toBody: (asOf) => this.reader.findHug(id, asOf) };
  }

  @Post(ROUTES.imageBroken)
  @JsonResponse(GeneratedImage, 'GeneratedImage', 202)
  @WaitsFor(ARTWORKS_VIEW)
  async reportImage(
    @Param('id', new PositiveId(STUDIO_MESSAGES.imageNotFound)) id: number,
    @Body() _report: ReportBrokenRequest,
    @Context() context: CommandContext,
  ): Promise<WriteResult<GeneratedImage>> {
    const { position } = await this.commands.execute(
      new ReportBroken({ series: 'image', id, checkedAt: new Date() }, context),
    );
    return { position, location: ROUTES.images, toBody: (asOf) => this.reader.findImage(id, asOf) };
  }
}

@CommandHandler(ReportBroken)
export class ReportBrokenHandler implements ICommandHandler<ReportBroken> {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly artworks: ArtworkRegistry,
    private readonly inspector: PictureInspector,
  ) {}

  async execute({ data: { series, id, checkedAt }, context }: ReportBroken): Promise<Checked> {
    const artwork = artworks.at({ series, id });
    const { picture } = await this.artworks.requireVisible(series, id);
    // An artwork whose picture is not stored yet has nothing to check.
    if (picture === null) return this.decisions.load(artwork);
    return this.decisions.run({
      ...artwork,
      command: { kind: 'RecordCheck', check: await this.inspector.inspect(picture, checkedAt) },
      commandName: ReportBroken.name,
      context,
    });
  }
}
