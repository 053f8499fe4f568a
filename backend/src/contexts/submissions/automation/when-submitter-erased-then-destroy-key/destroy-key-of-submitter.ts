import { Inject, Injectable } from '@nestjs/common';
import type { Automation } from '../../../../platform/consumers/automations/automation.js';
import { RunsAsAutomation } from '../../../../platform/consumers/hosting.decorators.js';
import { KEY_VAULT, type KeyVault } from '../../../../platform/personal-data/key-vault.js';
import type { Occurrence } from '../../../../platform/event-store/occurrence.js';
import {
  submissionEvents,
  submissionOf,
  SUBMISSION_STREAMS,
  type SubmissionEvent,
} from '../../domain/submission.events.js';
import { submitterOf } from '../../personal/contact.js';
import { AFTER_ERASURE } from '../../views.js';

/** The erasure is on record first: that the key goes is then certain, whatever crashes in between. */
@Injectable()
@RunsAsAutomation()
export class DestroyKeyOfSubmitter implements Automation<SubmissionEvent> {
  static readonly reads = { name: AFTER_ERASURE.automation, streamPrefixes: [SUBMISSION_STREAMS] };

  readonly name = DestroyKeyOfSubmitter.reads.name;
  readonly streamPrefixes = DestroyKeyOfSubmitter.reads.streamPrefixes;
  readonly catalogue = submissionEvents;

  constructor(@Inject(KEY_VAULT) private readonly keys: KeyVault) {}

  async react(event: Occurrence<SubmissionEvent>): Promise<void> {
    if (event.type !== 'SubmitterErased') return;
    await this.keys.destroy(submitterOf(submissionOf(event.recorded.stream)));
  }
}
