import { MASCOT_MESSAGES } from '@marcel/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { DecisionRunner, commandOf } from '../../../platform/command-handling/decision-runner.js';
import { mascots } from '../domain/mascot.decider.js';
import type { KnownMascot } from '../domain/mascot.state.js';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import type { MascotPublished } from '../domain/mascot.events.js';

export class PublishMascot extends commandOf(mascots) {
  constructor(mascot: MascotPublished['data'], context: CommandContext) {
    super(mascot.mascotId, { kind: 'PublishMascot', data: mascot }, context);
  }
}

/** Takes a mascot out of the directory because its submission is no longer approved; nothing happens when it is out already. */
export class WithdrawMascot extends commandOf(mascots) {
  constructor(mascotId: number, context: CommandContext) {
    super(mascotId, { kind: 'WithdrawMascot' }, context);
  }
}

/** Answers from the log itself, not from a view, whether a mascot can be liked or commented on. */
@Injectable()
export class MascotRegistry {
  constructor(private readonly decisions: DecisionRunner) {}

  /** @throws DomainError not_found for a mascot that is not in the directory */
  async requirePublished(mascotId: number): Promise<void> {
    await this.findPublished(mascotId);
  }

  /** @throws DomainError not_found for a mascot that is not in the directory */
  async findPublished(mascotId: number): Promise<KnownMascot> {
    const { state } = await this.decisions.load(mascots.at(mascotId));
    if (state.kind !== 'published') throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
    return state;
  }
}
