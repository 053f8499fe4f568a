import { MASCOT_MESSAGES } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { collect } from '../../../../platform/event-store/collect.js';
import { DecisionRunner, type CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../../platform/event-store/event-store.js';
import { likesStream } from '../../domain/like.events.js';
import { mascotDecider } from '../../domain/mascot.decider.js';
import { mascotEvents, mascotStream } from '../../domain/mascot.events.js';
import { NameRegistry } from '../uniqueness/name-registry.js';

/** Puts a mascot back into the directory, with its id, address, likes and comments. @throws DomainError not_found, conflict */
export class RestoreMascot extends Command<Position | undefined> {
  constructor(
    readonly mascotId: number,
    readonly from: 'deleted' | 'withdrawn',
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RestoreMascot)
export class RestoreMascotHandler implements ICommandHandler<RestoreMascot> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly names: NameRegistry,
  ) {}

  async execute({ mascotId, from, reason, context }: RestoreMascot): Promise<Position | undefined> {
    const stream = mascotStream(mascotId);
    const [published] = await collect(this.store.readStream(stream, { limit: 1 }));
    if (published === undefined) throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
    const publishedAt = published.metadata.time;
    // Nobody can like it meanwhile: what its stream holds now is what it comes back with.
    const likes = await this.likesOf(mascotId);
    const { state, position } = await this.decisions.run({
      stream,
      decider: mascotDecider,
      catalogue: mascotEvents,
      command: { kind: 'RestoreMascot', from, reason, publishedAt, likes },
      commandName: RestoreMascot.name,
      context,
    });
    if (state.kind === 'published') await this.names.claim(state.profile, mascotId, context);
    return position;
  }

  private async likesOf(mascotId: number): Promise<number> {
    const newest = this.store.readStream(likesStream(mascotId), { direction: 'backwards', limit: 1 });
    const [last] = await collect(newest);
    return last === undefined ? 0 : last.revision + 1;
  }
}
