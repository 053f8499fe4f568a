import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner, type CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { PictureInspector } from '../../automation/check-pictures/picture-inspector.js';
import { artworkDecider } from '../../domain/artwork.decider.js';
import { artworkEvents } from '../../domain/artwork.events.js';
import { artworkStream, type ArtworkSeries } from '../../domain/artwork-streams.js';
import { ArtworkRegistry } from '../artwork-registry.js';

/** Takes a visitor's word that a picture does not load as a reason to look. */
export class ReportBroken extends Command<Position | undefined> {
  constructor(
    readonly series: ArtworkSeries,
    readonly id: number,
    readonly checkedAt: Date,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ReportBroken)
export class ReportBrokenHandler implements ICommandHandler<ReportBroken> {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly artworks: ArtworkRegistry,
    private readonly inspector: PictureInspector,
  ) {}

  /** @returns undefined when there was nothing to look at, or nothing new to find */
  async execute({ series, id, checkedAt, context }: ReportBroken): Promise<Position | undefined> {
    const [picture] = (await this.artworks.require(series, id)).pictures;
    if (picture === undefined) return undefined;
    const { position } = await this.decisions.run({
      stream: artworkStream(series, id),
      decider: artworkDecider,
      catalogue: artworkEvents,
      command: { kind: 'RecordCheck', check: await this.inspector.look(picture, checkedAt) },
      commandName: ReportBroken.name,
      context,
    });
    return position;
  }
}
