import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Aggregate, DecidedStream, DomainEvent } from '../decider/decider.js';
import type { CommandContext } from './command-context.js';
import { DecisionRunner, type Outcome } from './decision-runner.js';

/** Base class of commands that have their own handler. */
export abstract class DataCommand<Data, Result> extends Command<Result> {
  constructor(
    readonly data: Data,
    readonly context: CommandContext,
  ) {
    super();
  }
}

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

export function createCommandClass<Id, DomainCommand, Event extends DomainEvent, State>(
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
