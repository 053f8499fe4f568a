import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { collect } from '../../../../platform/event-store/collect.js';
import { decodeEvent } from '../../../../platform/event-store/event-codec.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { isOfSameCommand } from '../../../../platform/history/same-command.js';
import { fieldsSetBy, type Edit } from '../../domain/edits.js';
import { mascots } from '../../domain/mascot.decider.js';
import { mascotEvents, mascotStream } from '../../domain/mascot.events.js';
import { NameRegistry } from '../uniqueness/name-registry.js';
import { RevertEdit } from './revert-edit.command.js';

/** An edit is an event for the fields, and one for the picture: they stand side by side. */
const MOST_EVENTS = 2;

/** Finds what belongs to the edit; a mascot that gets its old name back claims it. */
@CommandHandler(RevertEdit)
export class RevertEditHandler implements ICommandHandler<RevertEdit> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly names: NameRegistry,
  ) {}

  async execute({ mascotId, revision, reason, context }: RevertEdit) {
    const edits = await this.editsOfCommand(mascotId, revision);
    const command = { kind: 'RevertEdits', edits, reason } as const;
    const reverted = await this.decisions.run({
      ...mascots.at(mascotId),
      command,
      commandName: RevertEdit.name,
      context,
    });
    await this.names.claimFor(reverted, context);
    return reverted;
  }

  private async editsOfCommand(mascotId: number, revision: number): Promise<Edit[]> {
    const window = { from: Math.max(0, revision - MOST_EVENTS + 1), limit: 2 * MOST_EVENTS - 1 };
    const near = await collect(this.store.readStream(mascotStream(mascotId), window));
    const edit = near.find((event) => event.revision === revision);
    if (edit === undefined) return [];
    return near
      .filter(({ metadata }) => isOfSameCommand(metadata, edit.metadata))
      .map((event) => ({ revision: event.revision, fields: fieldsSetBy(decodeEvent(mascotEvents, event)) }));
  }
}
