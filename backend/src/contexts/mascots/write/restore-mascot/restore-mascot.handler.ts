import { MASCOT_MESSAGES } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { collect } from '../../../../platform/event-store/collect.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { countEvents } from '../../../../platform/history/document-as-of.js';
import { likesStream } from '../../domain/like.events.js';
import { isShown } from '../../../moderation/index.js';
import { MASCOT_REFUSALS, mascots } from '../../domain/mascot.decider.js';
import { mascotStream } from '../../domain/mascot.events.js';
import { NameRegistry } from '../uniqueness/name-registry.js';
import { WithdrawMascot } from '../withdraw-mascot/withdraw-mascot.command.js';
import { RestoreMascot } from './restore-mascot.command.js';

/** Finds what its event has to tell views that have forgotten the mascot, which then claims its name again. */
@CommandHandler(RestoreMascot)
export class RestoreMascotHandler implements ICommandHandler<RestoreMascot> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly names: NameRegistry,
    private readonly commands: CommandBus,
  ) {}

  async execute({ mascotId, from, reason, context }: RestoreMascot) {
    const [published] = await collect(this.store.readStream(mascotStream(mascotId), { limit: 1 }));
    if (published === undefined) throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
    if (from === 'deleted') await this.requireShown(mascotId);
    const publishedAt = published.metadata.time;
    // A like that is under way just now may follow: an automation counts it.
    const likes = await countEvents(this.store, likesStream(mascotId));
    const restored = await this.decisions.run({
      ...mascots.at(mascotId),
      command: { kind: 'RestoreMascot', from, reason, publishedAt, likes },
      commandName: RestoreMascot.name,
      context,
    });
    await this.names.claimFor(restored, context);
    if (await this.isShown(mascotId)) return restored;
    // A verdict came while it was still away, and found nothing to withdraw.
    await this.commands.execute(new WithdrawMascot(mascotId, context));
    if (from === 'deleted') await this.requireShown(mascotId);
    return restored;
  }

  private async requireShown(mascotId: number): Promise<void> {
    if (!(await this.isShown(mascotId))) throw new DomainError('conflict', MASCOT_REFUSALS.hidden);
  }

  private isShown(id: number): Promise<boolean> {
    return isShown(this.decisions, { kind: 'mascot', id });
  }
}
