import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DecisionRunner, type CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { mascotDecider } from '../../domain/mascot.decider.js';
import { mascotEvents, mascotStream, type MascotProfile } from '../../domain/mascot.events.js';
import { NameRegistry } from '../uniqueness/name-registry.js';

export interface MascotEdit {
  readonly profile: Partial<MascotProfile>;
  /** Left out: the picture stays. */
  readonly imageUrl?: string | null;
}

export class EditMascot extends Command<Position | undefined> {
  constructor(
    readonly mascotId: number,
    readonly edit: MascotEdit,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(EditMascot)
export class EditMascotHandler implements ICommandHandler<EditMascot> {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly names: NameRegistry,
  ) {}

  async execute({ mascotId, edit, context }: EditMascot): Promise<Position | undefined> {
    const { state, position } = await this.decisions.run({
      stream: mascotStream(mascotId),
      decider: mascotDecider,
      catalogue: mascotEvents,
      command: { kind: 'EditMascot', ...edit },
      commandName: EditMascot.name,
      context,
    });
    if (state.kind === 'published') await this.names.claim(state.profile, mascotId, context);
    return position;
  }
}
