import { Injectable } from '@nestjs/common';
import { type Automation, RunsAsAutomation } from '../../../platform/consumers/consumer.js';
import type { Decoded } from '../../../platform/event-store/event-store.js';
import { KeyVault } from '../../../platform/personal-data/key-vault.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { itemEvents, moderationStreamsOf, type ItemEvent } from '../domain/item.js';

/** Destroys the keys of the personal data in an erased comment, hug or image. */
@Injectable()
@RunsAsAutomation()
export class DestroyKeysOfItem implements Automation<ItemEvent<'ItemErased'>> {
  static readonly subscription = {
    name: 'destroy-keys-of-item',
    streamPrefixes: [moderationStreamsOf('comment'), moderationStreamsOf('hug'), moderationStreamsOf('image')],
    eventTypes: ['ItemErased'],
  } as const;

  readonly subscription = DestroyKeysOfItem.subscription;
  readonly catalogue = itemEvents;
  readonly checkpoints;

  constructor(
    private readonly personalData: PersonalData,
    keys: KeyVault,
  ) {
    this.checkpoints = keys.checkpointStoreFor(this.subscription.name);
  }

  async handle({ data: { kind, itemId } }: Decoded<ItemEvent<'ItemErased'>>): Promise<void> {
    await this.personalData.eraseTexts(`${kind}-${itemId}`);
  }
}
