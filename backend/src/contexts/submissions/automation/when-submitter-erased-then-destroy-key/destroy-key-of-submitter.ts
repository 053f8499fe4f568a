import { Inject, Injectable } from '@nestjs/common';
import type { Automation } from '../../../../platform/consumers/automations/automation.js';
import { RunsAsAutomation } from '../../../../platform/consumers/hosting.decorators.js';
import { KEY_VAULT, type KeyVault } from '../../../../platform/personal-data/key-vault.js';
import type { Occurrence } from '../../../../platform/event-store/occurrence.js';
import { submissionEvents, SUBMISSION_STREAMS, type SubmissionEvent } from '../../domain/submission.events.js';
import { submitterOf } from '../../personal/contact.js';
import { AFTER_ERASURE } from '../../views.js';

/** The erasure is on record first: that the key goes is then certain, whatever crashes in between. */
@Injectable()
@RunsAsAutomation()
export class DestroyKeyOfSubmitter implements Automation<SubmissionEvent> {
  readonly name = AFTER_ERASURE.automation;
  readonly streamPrefixes = [SUBMISSION_STREAMS];
  readonly catalogue = submissionEvents;

  constructor(@Inject(KEY_VAULT) private readonly keys: KeyVault) {}

  async react(event: Occurrence<SubmissionEvent>): Promise<void> {
    if (event.type !== 'SubmitterErased') return;
    const submissionId = Number(event.recorded.stream.slice(SUBMISSION_STREAMS.length));
    await this.keys.destroy(submitterOf(submissionId));
  }
}
