import type { ModerateItemsRequest, ItemVersion, HoldCause, ItemRef } from '@marcel/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Inject } from '@nestjs/common';
import { type Actor, EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import type { Outcome } from '../../../platform/command-handling/decision-runner.js';
import { createCommandClass, DataCommand } from '../../../platform/command-handling/aggregate-command.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import type { ItemEvent, ItemKey, ModerationState } from '../domain/item.js';
import { moderationStream, AlreadyHandled, items, isShownIn } from '../domain/item.js';
import { ModerationMetrics } from './moderation-metrics.js';
import { OverruledReporters } from './reporters.js';

type Moderation = Pick<ModerateItemsRequest, 'action' | 'reason'> & { readonly item: ItemVersion };

/** Decides on an existing item. @throws DomainError conflict, which names the admin who has already decided */
export class ModerateItem extends DataCommand<Moderation, Outcome<ItemEvent, ModerationState>> {}

const NON_VERDICT_EVENTS: ReadonlySet<string> = new Set<ItemEvent['type']>(['ItemReported', 'ItemHeld']);

@CommandHandler(ModerateItem)
export class ModerateItemHandler implements ICommandHandler<ModerateItem> {
  constructor(
    private readonly decisions: DecisionRunner,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly metrics: ModerationMetrics,
    private readonly overruled: OverruledReporters,
  ) {}

  async execute({ data: { item: itemAtRound, action, reason }, context }: ModerateItem) {
    const { kind, id: itemId, round } = itemAtRound;
    const item = { kind, itemId };
    const command = { kind: action, item, reason, round };
    const decision = { ...items.at(item), command, commandName: ModerateItem.name, context };
    const moderated = await this.decisions.run(decision).catch(async (error: unknown) => {
      throw error instanceof AlreadyHandled ? new AlreadyHandled(error.state, await this.findModerator(item)) : error;
    });
    if (action === 'restore' || action === 'dismiss')
      await this.overruled.add({ kind, id: itemId }, moderated.state.lastReview?.reporters ?? []);
    this.metrics.count(moderated.events);
    return moderated;
  }

  private async findModerator(item: ItemKey): Promise<string | undefined> {
    for await (const { type, metadata } of this.store.readStream(moderationStream(item), { direction: 'backwards' }))
      if (!NON_VERDICT_EVENTS.has(type)) return describeActor(metadata.actor);
    return undefined;
  }
}

function describeActor({ kind, id }: Actor): string {
  if (kind === 'visitor') return 'its author';
  return kind === 'admin' ? (id ?? 'an admin') : 'the system';
}

export class HoldItem extends createCommandClass(items) {
  constructor({ kind, id: itemId }: ItemRef, cause: HoldCause, context: CommandContext) {
    super({ kind, itemId }, { kind: 'hold', item: { kind, itemId }, cause }, context);
  }
}

export async function isShown(decisions: Pick<DecisionRunner, 'load'>, item: ItemRef): Promise<boolean> {
  return isShownIn(await loadState(decisions, item));
}

export async function isErased(decisions: Pick<DecisionRunner, 'load'>, item: ItemRef): Promise<boolean> {
  return (await loadState(decisions, item)).status === 'erased';
}

const loadState = async (
  decisions: Pick<DecisionRunner, 'load'>,
  { kind, id: itemId }: ItemRef,
): Promise<ModerationState> => (await decisions.load(items.at({ kind, itemId }))).state;
