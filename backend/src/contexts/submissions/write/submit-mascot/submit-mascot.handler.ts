import { SUBMISSION_MESSAGES, type SubmissionReceipt } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { nextId } from '../../../../platform/command-handling/next-id.js';
import { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import type { Occurrence } from '../../../../platform/consumers/projections/projection.js';
import { submissions } from '../../domain/submission.decider.js';
import { SUBMISSION_KIND, type SubmissionEvent } from '../../domain/submission.events.js';
import { SubmitterContact, submitterOf } from '../../personal/contact.js';
import { hashOfStatusKey, newStatusKey, statusUrl } from '../../personal/status-key.js';
import { SubmitMascot, type SubmissionAccepted } from './submit-mascot.command.js';

@CommandHandler(SubmitMascot)
export class SubmitMascotHandler implements ICommandHandler<SubmitMascot> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly personalData: PersonalData,
  ) {}

  async execute({ payload, imageUrl, contact, context }: SubmitMascot): Promise<SubmissionAccepted> {
    const submissionId = await nextId(this.store, SUBMISSION_KIND, context);
    const statusKey = newStatusKey();
    const data = {
      submissionId,
      payload,
      imageUrl,
      sealedPersonalData: await this.personalData.seal(submitterOf(submissionId), { ...contact, statusKey }),
      statusKeyHash: hashOfStatusKey(statusKey),
    };
    const { events, position, state } = await this.decisions.run({
      ...submissions.at(submissionId),
      command: { kind: 'ReceiveSubmission', data },
      commandName: SubmitMascot.name,
      context,
    });
    if (state.kind === 'received' && state.erased) {
      // Nothing lies under the key that was just made.
      await this.personalData.erase(submitterOf(submissionId), data.sealedPersonalData);
      throw erased();
    }
    return { receipt: await this.receiptOf(events[0]), position };
  }

  /** From the recorded event, so that a repeated request gets the first one's link. */
  private async receiptOf(event: Occurrence<SubmissionEvent> | undefined): Promise<SubmissionReceipt> {
    if (event?.type !== 'SubmissionReceived') throw new Error('A submission was decided without being received');
    const { submissionId: id, sealedPersonalData } = event.data;
    const contact = await this.personalData.open(submitterOf(id), sealedPersonalData, SubmitterContact);
    if (contact === undefined) throw erased();
    return { id, status: 'pending', createdAt: event.recorded.metadata.time, statusUrl: statusUrl(contact.statusKey) };
  }
}

const erased = () => new DomainError('conflict', SUBMISSION_MESSAGES.erased);
