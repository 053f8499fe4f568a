import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { countOutside } from '../../../../platform/decider/spans.js';
import { artworkLikes } from '../../domain/like.decider.js';
import { ArtworkRegistry } from '../artwork-registry.js';
import { LikeArtwork } from './like-artwork.command.js';

/** Likes are counted apart from their artwork, so it has to be asked for first. */
@CommandHandler(LikeArtwork)
export class LikeArtworkHandler implements ICommandHandler<LikeArtwork> {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly artworks: ArtworkRegistry,
  ) {}

  async execute({ series, id, context }: LikeArtwork) {
    const { takenBack } = await this.artworks.require(series, id);
    const liked = { series, id };
    const like = { ...artworkLikes.at(liked), command: liked, commandName: LikeArtwork.name, context };
    const { position, revision = -1 } = await this.decisions.run(like);
    return { position, likes: countOutside(takenBack, revision) };
  }
}
