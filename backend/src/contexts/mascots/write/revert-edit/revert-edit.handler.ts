import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { collect } from '../../../../platform/event-store/collect.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { isOfSameCommand } from '../../../../platform/history/same-command.js';
import { mascots } from '../../domain/mascot.decider.js';
import { mascotStream } from '../../domain/mascot.events.js';
import { NameRegistry } from '../uniqueness/name-registry.js';
import { RevertEdit } from './revert-edit.command.js';

/** Finds what belongs to the edit; a mascot that gets its old name back claims it. */
@CommandHandler(RevertEdit)
export class RevertEditHandler implements ICommandHandler<RevertEdit> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly names: NameRegistry,
  ) {}

  async execute({ mascotId, revision, reason, context }: RevertEdit) {
    const revisions = await this.revisionsOfCommand(mascotId, revision);
    const command = { kind: 'RevertEdits', revisions, reason } as const;
    const reverted = await this.decisions.run({
      ...mascots.at(mascotId),
      command,
      commandName: RevertEdit.name,
      context,
    });
    await this.names.claimFor(reverted, context);
    return reverted;
  }

  private async revisionsOfCommand(mascotId: number, revision: number): Promise<number[]> {
    const history = await collect(this.store.readStream(mascotStream(mascotId)));
    const edit = history.find((event) => event.revision === revision);
    if (edit === undefined) return [revision];
    return history.filter(({ metadata }) => isOfSameCommand(metadata, edit.metadata)).map((event) => event.revision);
  }
}
