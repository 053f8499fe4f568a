import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import type { ArtworkSeries } from '../../domain/artwork-streams.js';

/** Answers how many likes count with this one. @throws DomainError not_found */
export class LikeArtwork extends Command<{ readonly position: Position | undefined; readonly likes: number }> {
  constructor(
    readonly series: ArtworkSeries,
    readonly id: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}
