import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { AlreadyHandled } from '../../domain/already-handled.js';
import { items } from '../../domain/item.decider.js';
import { moderationStream, type ItemEvent, type JudgedItem } from '../../domain/item.events.js';
import { ModerationFigures } from '../moderation-figures.js';
import { whoWasFirst } from '../who-was-first.js';
import { ModerateItem } from './moderate-item.command.js';

/** What visitors lead to, and no verdict. */
const NO_VERDICTS: ReadonlySet<string> = new Set<ItemEvent['type']>(['ItemReported', 'ItemHeld']);

@CommandHandler(ModerateItem)
export class ModerateItemHandler implements ICommandHandler<ModerateItem> {
  constructor(
    private readonly decisions: DecisionRunner,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly figures: ModerationFigures,
  ) {}

  async execute({ item: { kind, id: itemId, round }, action, reason, context }: ModerateItem) {
    const item = { kind, itemId };
    const command = { kind: action, item, reason, round };
    const decision = { ...items.at(item), command, commandName: ModerateItem.name, context };
    const judged = await this.decisions.run(decision).catch(async (error: unknown) => {
      throw error instanceof AlreadyHandled ? new AlreadyHandled(error.state, await this.whoHandled(item)) : error;
    });
    this.figures.recorded(judged.events);
    return judged;
  }

  private whoHandled(item: JudgedItem): Promise<string | undefined> {
    return whoWasFirst(this.store, moderationStream(item), ({ type }) => !NO_VERDICTS.has(type));
  }
}
