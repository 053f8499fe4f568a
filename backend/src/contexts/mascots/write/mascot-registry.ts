import { MASCOT_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { DecisionRunner, commandOf } from '../../../platform/command-handling/decision-runner.js';
import { mascots } from '../domain/mascot.decider.js';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { mascotStream, type MascotEvent } from '../domain/mascot.events.js';
import { collect, EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';

export class PublishMascot extends commandOf(mascots) {
  constructor(mascot: MascotEvent<'MascotPublished'>['data'], context: CommandContext) {
    super(mascot.mascotId, { kind: 'PublishMascot', data: mascot }, context);
  }
}

/** Removes a mascot from the directory because its submission is no longer approved; does nothing if it is not there. */
export class WithdrawMascot extends commandOf(mascots) {
  constructor(mascotId: number, context: CommandContext) {
    super(mascotId, { kind: 'WithdrawMascot' }, context);
  }
}

/** Events that put a mascot into the directory. */
const PUBLISHING: ReadonlySet<string> = new Set<MascotEvent['type']>([
  'MascotPublished',
  'MascotEdited',
  'MascotEditReverted',
  'MascotImageChanged',
  'MascotRestored',
]);

/** Reads from the log, not from a view, whether a mascot can be liked or commented on. */
@Injectable()
export class MascotRegistry {
  constructor(
    @Inject(EVENT_STORE) private readonly store: Pick<EventStore, 'readStream'>,
    private readonly decisions: DecisionRunner,
  ) {}

  /** @throws DomainError not_found for a mascot that is not in the directory */
  async requirePublished(mascotId: number): Promise<void> {
    const last = await collect(this.store.readStream(mascotStream(mascotId), { direction: 'backwards', limit: 1 }));
    if (last.some(({ type }) => PUBLISHING.has(type))) return;
    const { state } = await this.decisions.load(mascots.at(mascotId));
    if (state.kind !== 'published') throw new DomainError('not_found', MASCOT_MESSAGES.notFound);
  }
}
