import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner, type CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import type { ArtworkSeries } from '../../domain/artwork-streams.js';
import { artworkLikeDecider } from '../../domain/like.decider.js';
import { artworkLikeEvents, artworkLikesStream } from '../../domain/like.events.js';
import { ArtworkRegistry } from '../artwork-registry.js';

export class LikeArtwork extends Command<Position | undefined> {
  constructor(
    readonly series: ArtworkSeries,
    readonly id: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(LikeArtwork)
export class LikeArtworkHandler implements ICommandHandler<LikeArtwork> {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly artworks: ArtworkRegistry,
  ) {}

  async execute({ series, id, context }: LikeArtwork): Promise<Position | undefined> {
    await this.artworks.require(series, id);
    const { position } = await this.decisions.run({
      stream: artworkLikesStream(series, id),
      decider: artworkLikeDecider,
      catalogue: artworkLikeEvents,
      command: { series, id },
      commandName: LikeArtwork.name,
      context,
      concurrency: 'any',
    });
    return position;
  }
}
