import { randomUUID } from 'node:crypto';
import pRetry from 'p-retry';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { EventStoreUnavailable, WrongExpectedRevision } from '../../../../platform/event-store/errors.js';
import type { GenerationCommand } from '../../domain/artwork.commands.js';
import { artworks } from '../../domain/artwork.decider.js';
import { artworkOf } from '../../domain/artwork-streams.js';
import { asLongAsItTakes, type Pace } from './pace.js';

export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

export interface Recorded {
  readonly stream: string;
  readonly generation: number;
  readonly context: CommandContext;
  readonly pace: Pace;
  readonly signal: AbortSignal;
}

export class GenerationJournal {
  constructor(
    private readonly decisions: DecisionRunner,
    private readonly recorded: Recorded,
  ) {}

  /**
   * Resolves once the step is durable, however long the log is away: what a provider has said must not be forgotten. The step
   * has a seed of its own: tried again, it meets itself in the log, and never another worker's.
   * @throws Overtaken, and the signal's reason
   */
  async record(command: GenerationCommand): Promise<void> {
    const { stream, generation, context, pace, signal } = this.recorded;
    const decision = {
      ...artworks.at(artworkOf(stream)),
      command: { ...command, generation },
      commandName: command.kind,
      context: { ...context, idempotencySeed: randomUUID() },
    };
    const { events } = await pRetry(() => this.decisions.run(decision), {
      ...asLongAsItTakes(pace, signal),
      shouldRetry: ({ error }) => error instanceof EventStoreUnavailable || error instanceof WrongExpectedRevision,
    });
    if (events.length === 0) throw new Overtaken(`${command.kind} of ${stream} comes too late`);
  }
}
