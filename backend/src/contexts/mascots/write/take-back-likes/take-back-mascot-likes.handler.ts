import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { countOf } from '../../../../platform/decider/spans.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { alreadyTakenBack, assertLiked } from '../../../moderation/index.js';
import { likesStream } from '../../domain/like.events.js';
import { mascots } from '../../domain/mascot.decider.js';
import { TakeBackMascotLikes } from './take-back-mascot-likes.command.js';

/** Which likes there are lies in another stream than what became of them. */
@CommandHandler(TakeBackMascotLikes)
export class TakeBackMascotLikesHandler implements ICommandHandler<TakeBackMascotLikes> {
  constructor(
    private readonly decisions: DecisionRunner,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async execute({ mascotId, span, reason, context }: TakeBackMascotLikes) {
    await assertLiked(this.store, likesStream(mascotId), span);
    const command = { kind: 'TakeBackLikes', span, reason } as const;
    const decision = { ...mascots.at(mascotId), command, commandName: TakeBackMascotLikes.name, context };
    const { events, position } = await this.decisions.run(decision);
    const spans = events.flatMap((event) => (event.type === 'MascotLikesTakenBack' ? event.data.spans : []));
    if (spans.length === 0) throw await alreadyTakenBack(this.store, decision, span);
    return { position, takenBack: countOf(spans) };
  }
}
