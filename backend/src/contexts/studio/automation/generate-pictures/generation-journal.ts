import pRetry from 'p-retry';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { EventStoreUnavailable } from '../../../../platform/event-store/errors.js';
import { artworkDecider } from '../../domain/artwork.decider.js';
import type { GenerationCommand } from '../../domain/artwork.commands.js';
import { artworkEvents } from '../../domain/artwork.events.js';

/** Somebody else has taken the generation further: it is theirs now. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** What a provider has said must not be forgotten because the store is away for a moment. */
const STORE_AWAY = { retries: 6, minTimeout: 100, maxTimeout: 2000, randomize: true };

/** Writes down the steps of one generation. */
export class GenerationJournal {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly stream: string,
    private readonly generation: number,
    private readonly context: CommandContext,
  ) {}

  /** Resolves once the step is durable. @throws Overtaken, EventStoreUnavailable */
  async record(command: GenerationCommand): Promise<void> {
    const decision = {
      stream: this.stream,
      decider: artworkDecider,
      catalogue: artworkEvents,
      command: { ...command, generation: this.generation },
      commandName: command.kind,
      context: this.context,
    };
    const { events } = await pRetry(() => this.decisions.run(decision), {
      ...STORE_AWAY,
      shouldRetry: ({ error }) => error instanceof EventStoreUnavailable,
    });
    if (events.length === 0) throw new Overtaken(`${command.kind} of ${this.stream} comes too late`);
  }
}
