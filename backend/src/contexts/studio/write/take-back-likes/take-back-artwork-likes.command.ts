import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import type { Span } from '../../../../platform/decider/spans.js';
import type { ArtworkId } from '../../domain/artwork-streams.js';

/** Lets likes of an artwork count no more, and answers how many. @throws DomainError not_found, conflict, which names who was first */
export class TakeBackArtworkLikes extends Command<{
  readonly position: Position | undefined;
  readonly takenBack: number;
}> {
  constructor(
    readonly artwork: ArtworkId,
    readonly span: Span,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
