import { Inject, Injectable } from '@nestjs/common';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { type Automation, RunsAsAutomation } from '../../../platform/consumers/consumer.js';
import { decodeEvent } from '../../../platform/event-store/event-codec.js';
import { EVENT_STORE, type EventStore, type Decoded } from '../../../platform/event-store/event-store.js';
import { isErased, itemEvents, moderationStreamsOf, type ItemEvent } from '../../moderation/index.js';
import { parseArtworkId, ARTWORK_STREAMS, artworkStream } from '../domain/artwork-streams.js';
import { artworkEvents, type ArtworkEvent } from '../domain/artwork.events.js';
import { PictureProviders } from '../providers/picture-provider.js';

const erasedArtworkStream = ({ kind, itemId }: ItemEvent<'ItemErased'>['data']): string =>
  artworkStream(kind === 'image' ? 'image' : 'hug', itemId);

type Trigger = ItemEvent<'ItemErased'> | ArtworkEvent<'PortraitDeleted' | 'GenerationCompleted' | 'GenerationFailed'>;

/** Time limit for deleting all copies of an artwork, in milliseconds. */
const TIMEOUT_MS = 5 * 60_000;

/**
 * Makes providers delete the pictures and inputs of an erased artwork, and the input of a deleted portrait. Does so again when a running
 * generation ends after the erasure.
 */
@Injectable()
@RunsAsAutomation()
export class DeleteProviderCopies implements Automation<Trigger> {
  static readonly subscription = {
    name: 'delete-provider-copies',
    streamPrefixes: [moderationStreamsOf('hug'), moderationStreamsOf('image'), ...ARTWORK_STREAMS],
    eventTypes: ['ItemErased', 'PortraitDeleted', 'GenerationCompleted', 'GenerationFailed'],
  } as const;

  readonly subscription = DeleteProviderCopies.subscription;
  readonly catalogue = { ...itemEvents, ...artworkEvents };

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly providers: PictureProviders,
  ) {}

  async handle(event: Decoded<Trigger>): Promise<void> {
    const { stream } = event.recorded;
    if (event.type === 'ItemErased') await this.deleteCopies(erasedArtworkStream(event.data), 'all');
    else if (event.type === 'PortraitDeleted') await this.deleteCopies(stream, 'inputs');
    else {
      const { series: kind, id } = parseArtworkId(stream);
      if (await isErased(this.decisions, { kind, id })) await this.deleteCopies(stream, 'all');
    }
  }

  private async deleteCopies(stream: string, scope: 'inputs' | 'all'): Promise<void> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let provider = '';
    for await (const stored of this.store.readStream(stream)) {
      const { type, data } = decodeEvent(artworkEvents, stored);
      if (type === 'GenerationRequested') ({ provider } = data);
      if (type !== 'GenerationStarted') continue;
      const job = { id: data.jobId, materials: data.materials };
      await this.providers.find(provider).deleteCopies?.(job, scope, signal);
    }
  }
}
