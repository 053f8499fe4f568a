import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Aggregate, DecidedStream } from '../decider/aggregate.js';
import type { DomainEvent } from '../decider/decider.js';
import type { CommandContext } from './command-context.js';
import type { Outcome } from './decision.js';
import { DecisionRunner } from './decision-runner.js';

export abstract class AggregateCommand<DomainCommand, Event extends DomainEvent, State> extends Command<
  Outcome<Event, State>
> {
  constructor(
    readonly on: DecidedStream<DomainCommand, Event, State>,
    readonly command: DomainCommand,
    readonly context: CommandContext,
  ) {
    super();
  }
}

export function commandOf<Id, DomainCommand, Event extends DomainEvent, State>(
  aggregate: Aggregate<Id, DomainCommand, Event, State>,
) {
  return class extends AggregateCommand<DomainCommand, Event, State> {
    constructor(id: Id, command: DomainCommand, context: CommandContext) {
      super(aggregate.at(id), command, context);
    }
  };
}

@CommandHandler(AggregateCommand)
export class AggregateCommandHandler implements ICommandHandler<AggregateCommand<unknown, DomainEvent, unknown>> {
  constructor(private readonly decisions: DecisionRunner) {}

  execute(message: AggregateCommand<unknown, DomainEvent, unknown>): Promise<Outcome<DomainEvent, unknown>> {
    const { on, command, context } = message;
    return this.decisions.run({ ...on, command, commandName: message.constructor.name, context });
  }
}
