import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Automation, RunsAsAutomation } from '../../../platform/consumers/consumer.js';
import { idempotentContextCausedBy, type CommandContext } from '../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { decodeEvent } from '../../../platform/event-store/event-codec.js';
import { EVENT_STORE, type EventStore, type Decoded } from '../../../platform/event-store/event-store.js';
import { isShown, itemEvents, moderationStreamsOf, type ItemEvent } from '../../moderation/index.js';
import { submissions } from '../../submissions/index.js';
import { mascots } from '../domain/mascot.decider.js';
import { mascotEvents, mascotStream } from '../domain/mascot.events.js';
import { AFTER_MASCOT_VERDICT } from '../views.js';
import { RestoreMascot } from '../write/delete-and-restore.js';
import { WithdrawMascot } from '../write/publish-and-withdraw.js';

type VerdictEvent = Exclude<ItemEvent, ItemEvent<'ItemReported'>>;

const SHOWN_AGAIN = { from: 'withdrawn', reason: 'Shown again by a moderator' } as const;

/**
 * Withdraws a mascot that is held, hidden or erased; restores it after the verdict, unless its submission is no longer approved. Acts on
 * the current state, because past events may be replayed.
 */
@Injectable()
@RunsAsAutomation()
export class WithdrawOrRestoreMascot implements Automation<VerdictEvent> {
  static readonly subscription = {
    name: AFTER_MASCOT_VERDICT.automation,
    streamPrefixes: [moderationStreamsOf('mascot')],
    eventTypes: ['ItemHeld', 'ItemHidden', 'ItemErased', 'ItemRestored', 'ReportsDismissed', 'ItemReopened'],
  } as const;

  readonly subscription = WithdrawOrRestoreMascot.subscription;
  readonly catalogue = itemEvents;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly commands: CommandBus,
  ) {}

  async handle({ data, recorded }: Decoded<VerdictEvent>): Promise<void> {
    const id = data.itemId;
    const context = idempotentContextCausedBy(this.subscription.name, recorded);
    if (await isShown(this.decisions, { kind: 'mascot', id })) await this.restore(id, context);
    else await this.withdraw(id, context);
  }

  private async withdraw(id: number, context: CommandContext): Promise<void> {
    const { state } = await this.decisions.load(mascots.at(id));
    if (state.kind === 'published') await this.commands.execute(new WithdrawMascot(id, context));
  }

  private async restore(id: number, context: CommandContext): Promise<void> {
    if (await this.isApproved(id))
      await this.commands.execute(new RestoreMascot({ ...SHOWN_AGAIN, mascotId: id }, context));
  }

  private async isApproved(id: number): Promise<boolean> {
    for await (const first of this.store.readStream(mascotStream(id), { limit: 1 })) {
      const published = decodeEvent(mascotEvents, first);
      if (published.type !== 'MascotPublished') continue;
      const { origin } = published.data;
      if (origin.kind === 'import') return true;
      const { state } = await this.decisions.load(submissions.at(origin.submissionId));
      return state.kind !== 'absent' && state.status === 'approved';
    }
    return false;
  }
}
