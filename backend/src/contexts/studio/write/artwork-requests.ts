import { Inject, Injectable } from '@nestjs/common';
import { DecisionRunner, type CommandContext } from '../../../platform/command-handling/decision-runner.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../platform/event-store/event-store.js';
import { nextId } from '../../../platform/command-handling/next-id.js';
import { artworkDecider } from '../domain/artwork.decider.js';
import type { ArtworkRequest } from '../domain/artwork.commands.js';
import { artworkEvents } from '../domain/artwork.events.js';
import { artworkStream, type ArtworkSeries } from '../domain/artwork-streams.js';

/** A record that is now on its way. */
export interface Requested {
  readonly id: number;
  readonly position: Position | undefined;
}

/** Writes down what a visitor wants; making it is somebody else's work. */
@Injectable()
export class ArtworkRequests {
  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly decisions: DecisionRunner,
  ) {}

  async begin(
    series: ArtworkSeries,
    toRequest: (id: number) => ArtworkRequest,
    commandName: string,
    context: CommandContext,
  ): Promise<Requested> {
    const id = await nextId(this.events, series, context);
    return this.decide(series, id, toRequest(id), commandName, context);
  }

  async decide(
    series: ArtworkSeries,
    id: number,
    command: ArtworkRequest,
    commandName: string,
    context: CommandContext,
  ): Promise<Requested> {
    const decision = { decider: artworkDecider, catalogue: artworkEvents, command, commandName, context };
    const { position } = await this.decisions.run({ stream: artworkStream(series, id), ...decision });
    return { id, position };
  }
}
