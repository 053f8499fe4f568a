import { Injectable } from '@nestjs/common';
import { type Automation, RunsAsAutomation } from '../../../platform/consumers/hosting.js';
import type { Occurrence } from '../../../platform/event-store/event-store.js';
import { KeyVault } from '../../../platform/personal-data/key-vault.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { itemEvents, moderationStreamsOf, type ItemEvent } from '../../moderation/index.js';
import { artworkStream } from '../domain/artwork-streams.js';

@Injectable()
@RunsAsAutomation()
export class DestroyKeysOfArtwork implements Automation<ItemEvent> {
  static readonly reads = {
    name: 'destroy-keys-of-artwork',
    streamPrefixes: [moderationStreamsOf('hug'), moderationStreamsOf('image')],
  };

  readonly name = DestroyKeysOfArtwork.reads.name;
  readonly streamPrefixes = DestroyKeysOfArtwork.reads.streamPrefixes;
  readonly catalogue = itemEvents;
  readonly standings;

  constructor(
    private readonly personalData: PersonalData,
    keys: KeyVault,
  ) {
    this.standings = keys.standingsOf(this.name);
  }

  async react({ type, data }: Occurrence<ItemEvent>): Promise<void> {
    if (type === 'ItemErased')
      await this.personalData.eraseWords(artworkStream(data.kind === 'image' ? 'image' : 'hug', data.itemId));
  }
}
