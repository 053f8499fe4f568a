import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { mascots } from '../../domain/mascot.decider.js';
import { NameRegistry } from '../uniqueness/name-registry.js';
import { EditMascot } from './edit-mascot.command.js';

/** A mascot that has a new name claims it. */
@CommandHandler(EditMascot)
export class EditMascotHandler implements ICommandHandler<EditMascot> {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly names: NameRegistry,
  ) {}

  async execute({ mascotId, edit, context }: EditMascot) {
    const command = { kind: 'EditMascot', ...edit } as const;
    const edited = await this.decisions.run({
      ...mascots.at(mascotId),
      command,
      commandName: EditMascot.name,
      context,
    });
    await this.names.claimFor(edited, context);
    return edited;
  }
}
