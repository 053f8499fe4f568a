import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Inject } from '@nestjs/common';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../platform/event-store/event-store.js';
import { countOf, type Span } from '../../../platform/decider/spans.js';
import type { ArtworkId } from '../domain/artwork-streams.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { alreadyTakenBack, assertLiked } from '../../moderation/index.js';
import { artworks } from '../domain/artwork.decider.js';
import { artworkLikesStream } from '../domain/like.js';

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

/** Which likes there are lies in another stream than what became of them. */
@CommandHandler(TakeBackArtworkLikes)
export class TakeBackArtworkLikesHandler implements ICommandHandler<TakeBackArtworkLikes> {
  constructor(
    private readonly decisions: DecisionRunner,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async execute({ artwork, span, reason, context }: TakeBackArtworkLikes) {
    const { series, id } = artwork;
    await assertLiked(this.store, artworkLikesStream(series, id), span);
    const command = { kind: 'TakeBackLikes', artwork, span, reason } as const;
    const decision = { ...artworks.at(artwork), command, commandName: TakeBackArtworkLikes.name, context };
    const { events, position } = await this.decisions.run(decision);
    const spans = events.flatMap((event) => (event.type === 'ArtworkLikesTakenBack' ? event.data.spans : []));
    if (spans.length === 0) throw await alreadyTakenBack(this.store, decision, span);
    return { position, takenBack: countOf(spans) };
  }
}
