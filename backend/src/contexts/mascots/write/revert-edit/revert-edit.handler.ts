import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { collect } from '../../../../platform/event-store/collect.js';
import { DecisionRunner, type CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../../platform/event-store/event-store.js';
import { Inject } from '@nestjs/common';
import { mascotDecider } from '../../domain/mascot.decider.js';
import { mascotEvents, mascotStream } from '../../domain/mascot.events.js';
import { NameRegistry } from '../uniqueness/name-registry.js';

/** Takes back an edit: the event of a revision, and whatever the same request changed with it. @throws DomainError not_found, conflict */
export class RevertEdit extends Command<Position | undefined> {
  constructor(
    readonly mascotId: number,
    readonly revision: number,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RevertEdit)
export class RevertEditHandler implements ICommandHandler<RevertEdit> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly names: NameRegistry,
  ) {}

  async execute({ mascotId, revision, reason, context }: RevertEdit): Promise<Position | undefined> {
    const revisions = await this.revisionsOfRequest(mascotId, revision);
    const { state, position } = await this.decisions.run({
      stream: mascotStream(mascotId),
      decider: mascotDecider,
      catalogue: mascotEvents,
      command: { kind: 'RevertEdits', revisions, reason },
      commandName: RevertEdit.name,
      context,
    });
    if (state.kind === 'published') await this.names.claim(state.profile, mascotId, context);
    return position;
  }

  private async revisionsOfRequest(mascotId: number, revision: number): Promise<number[]> {
    const history = await collect(this.store.readStream(mascotStream(mascotId)));
    const request = history.find((event) => event.revision === revision)?.metadata.correlationId;
    const together = history.filter(({ metadata }) => metadata.correlationId === request);
    return request === undefined ? [revision] : together.map((event) => event.revision);
  }
}
