import type { PictureFormat } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomInt } from 'node:crypto';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { nextId } from '../../../platform/command-handling/next-id.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../platform/event-store/event-store.js';
import type { ArtworkRequest, Making } from '../domain/artwork.commands.js';
import { artworks } from '../domain/artwork.decider.js';
import type { ArtworkSeries } from '../domain/artwork-streams.js';
import { PictureProviders } from '../providers/picture-providers.js';

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
    const command = toRequest(id);
    const { position } = await this.decisions.run({ ...artworks.at({ series, id }), command, commandName, context });
    return { id, position };
  }
}

/** Base of the commands that order an artwork: it gets an id, and is made as `RequestArtworkHandler` says. */
export abstract class RequestArtwork extends Command<Requested> {
  constructor(
    readonly series: ArtworkSeries,
    readonly format: PictureFormat,
    readonly toRequest: (id: number, making: Making) => ArtworkRequest,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Leaves room for as many re-rolls as anybody will ever make. */
const SEEDS = 2 ** 31;

/** Has a first picture made by the provider of the day, with a seed that nobody chose. */
@CommandHandler(RequestArtwork)
export class RequestArtworkHandler implements ICommandHandler<RequestArtwork> {
  constructor(
    private readonly requests: ArtworkRequests,
    private readonly providers: PictureProviders,
  ) {}

  execute(message: RequestArtwork): Promise<Requested> {
    const { series, format, toRequest, context } = message;
    const making = { seed: randomInt(SEEDS), provider: this.providers.current.name, format };
    return this.requests.begin(series, (id) => toRequest(id, making), message.constructor.name, context);
  }
}
