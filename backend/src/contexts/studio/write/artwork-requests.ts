import { ERROR_MESSAGES, type PictureFormat } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomInt } from 'node:crypto';
import { type CommandContext, withSeedSuffix } from '../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { nextId } from '../../../platform/command-handling/next-id.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../platform/event-store/event-store.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { encryptedTextsIn, plaintextOrEmpty, type StoredText } from '../../../platform/decider/stored-text.js';
import { HoldItem, ContentFilter } from '../../moderation/index.js';
import { type ArtworkRequest, type GenerationOptions, artworks } from '../domain/artwork.decider.js';
import type { ArtworkEvent } from '../domain/artwork.events.js';
import { artworkStream, type ArtworkSeries } from '../domain/artwork-streams.js';
import { PictureProviders } from '../providers/picture-provider.js';

interface RequestedArtwork {
  readonly id: number;
  readonly position: Position | undefined;
}

@Injectable()
export class ArtworkRequests {
  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly personalData: PersonalData,
  ) {}

  async start(
    series: ArtworkSeries,
    toRequest: (id: number) => ArtworkRequest,
    commandName: string,
    context: CommandContext,
  ): Promise<RequestedArtwork> {
    const id = await nextId(this.events, series, context);
    const command = await this.encrypt(toRequest(id), artworkStream(series, id));
    const { events, position } = await this.decisions.run({
      ...artworks.at({ series, id }),
      command,
      commandName,
      context,
    });
    await this.assertNotErased(events);
    return { id, position };
  }

  /** Rejects a repeated request whose artwork was erased since. @throws DomainError gone */
  private async assertNotErased(events: readonly ArtworkEvent[]): Promise<void> {
    const texts = await this.personalData.decryptTexts(events.flatMap(({ data }) => encryptedTextsIn(data)));
    if (texts.includes(undefined)) throw new DomainError('gone', ERROR_MESSAGES.erased);
  }

  private async encrypt(request: ArtworkRequest, subject: string): Promise<ArtworkRequest> {
    switch (request.kind) {
      case 'RequestHug': {
        const userName = plaintextOrEmpty(request.data.userName);
        const characterName = request.data.characterName && plaintextOrEmpty(request.data.characterName);
        const names = await (characterName === null
          ? this.personalData.encryptTexts(subject, { userName })
          : this.personalData.encryptTexts(subject, { userName, characterName }));
        return { ...request, data: { ...request.data, ...names } };
      }
      case 'SubmitDrawing':
        return { ...request, data: { ...request.data, ...(await this.encryptPrompt(request.data, subject)) } };
      case 'RequestImage':
        return { ...request, data: { ...request.data, ...(await this.encryptPrompt(request.data, subject)) } };
      case 'Reroll':
        return request;
    }
  }

  private encryptPrompt({ prompt }: { readonly prompt: StoredText }, subject: string) {
    return this.personalData.encryptTexts(subject, { prompt: plaintextOrEmpty(prompt) });
  }
}

export abstract class RequestArtwork extends Command<RequestedArtwork> {
  constructor(
    readonly series: ArtworkSeries,
    readonly format: PictureFormat,
    readonly toRequest: (id: number, options: GenerationOptions) => ArtworkRequest,
    readonly context: CommandContext,
  ) {
    super();
  }
}

const TEXT_FIELDS = ['userName', 'characterName', 'prompt'];

const collectTexts = (request: ArtworkRequest): string[] =>
  Object.entries('data' in request ? request.data : {}).flatMap(([name, value]) =>
    TEXT_FIELDS.includes(name) && typeof value === 'string' ? [value] : [],
  );

const MAX_SEED = 2 ** 31;

@CommandHandler(RequestArtwork)
export class RequestArtworkHandler implements ICommandHandler<RequestArtwork> {
  constructor(
    private readonly requests: ArtworkRequests,
    private readonly providers: PictureProviders,
    private readonly contentFilter: ContentFilter,
    private readonly commands: CommandBus,
  ) {}

  async execute(message: RequestArtwork): Promise<RequestedArtwork> {
    const { series, format, toRequest, context } = message;
    const options = { seed: randomInt(MAX_SEED), provider: this.providers.current.name, format };
    const requested = await this.requests.start(
      series,
      (id) => toRequest(id, options),
      message.constructor.name,
      context,
    );
    const cause = this.contentFilter.findHoldCause(...collectTexts(toRequest(requested.id, options)));
    if (cause === null) return requested;
    const hold = new HoldItem({ kind: series, id: requested.id }, cause, withSeedSuffix('hold', context));
    return { ...requested, position: (await this.commands.execute(hold)).position ?? requested.position };
  }
}
