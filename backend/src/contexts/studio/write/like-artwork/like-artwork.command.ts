import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Outcome } from '../../../../platform/command-handling/decision.js';
import type { ArtworkSeries } from '../../domain/artwork-streams.js';
import type { ArtworkLiked } from '../../domain/like.events.js';

export class LikeArtwork extends Command<Outcome<ArtworkLiked, null>> {
  constructor(
    readonly series: ArtworkSeries,
    readonly id: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}
