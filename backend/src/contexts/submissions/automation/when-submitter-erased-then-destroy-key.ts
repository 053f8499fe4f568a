import { Inject, Injectable } from '@nestjs/common';
import { type Automation, RunsAsAutomation } from '../../../platform/consumers/consumer.js';
import { decodeEvent } from '../../../platform/event-store/event-codec.js';
import { EVENT_STORE, type EventStore, type Decoded } from '../../../platform/event-store/event-store.js';
import { KeyVault } from '../../../platform/personal-data/key-vault.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { submissionEvents, parseSubmissionId, SUBMISSION_STREAMS, type SubmissionEvent } from '../domain/submission.js';
import { submitterId } from '../personal-data.js';
import { AFTER_ERASURE } from '../views.js';

@Injectable()
@RunsAsAutomation()
export class DestroyKeyOfSubmitter implements Automation<SubmissionEvent<'SubmitterErased'>> {
  static readonly subscription = {
    name: AFTER_ERASURE.automation,
    streamPrefixes: [SUBMISSION_STREAMS],
    eventTypes: ['SubmitterErased'],
  } as const;

  readonly subscription = DestroyKeyOfSubmitter.subscription;
  readonly catalogue = submissionEvents;
  readonly checkpoints;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly personalData: PersonalData,
    keys: KeyVault,
  ) {
    this.checkpoints = keys.checkpointStoreFor(this.subscription.name);
  }

  async handle({ recorded: { stream } }: Decoded<SubmissionEvent<'SubmitterErased'>>): Promise<void> {
    for await (const first of this.store.readStream(stream, { limit: 1 })) {
      const received = decodeEvent(submissionEvents, first);
      if (received.type !== 'SubmissionReceived') continue;
      await this.personalData.erase(submitterId(parseSubmissionId(stream)), received.data.encryptedPersonalData);
    }
  }
}
