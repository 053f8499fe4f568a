import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { countOf } from '../../../../platform/decider/spans.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { alreadyTakenBack, assertLiked } from '../../../moderation/index.js';
import { artworks } from '../../domain/artwork.decider.js';
import { artworkLikesStream } from '../../domain/like.events.js';
import { TakeBackArtworkLikes } from './take-back-artwork-likes.command.js';

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
