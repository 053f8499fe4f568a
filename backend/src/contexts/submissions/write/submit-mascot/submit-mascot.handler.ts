import { SUBMISSION_MESSAGES, type SubmissionPayload, type SubmissionReceipt } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { DecisionRunner, type CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../../platform/event-store/event-store.js';
import { nextId } from '../../../../platform/command-handling/next-id.js';
import { KeyDestroyed } from '../../../../platform/personal-data/key-vault.js';
import { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import type { Occurrence } from '../../../../platform/consumers/projections/projection.js';
import { submissionDecider } from '../../domain/submission.decider.js';
import { submissionEvents, submissionStream, type SubmissionEvent } from '../../domain/submission.events.js';
import { SubmitterContact, submitterOf } from '../../personal/contact.js';
import { hashOfStatusKey, newStatusKey, statusUrl } from '../../personal/status-key.js';

export interface SubmissionAccepted {
  readonly receipt: SubmissionReceipt;
  readonly position: Position | undefined;
}

export class SubmitMascot extends Command<SubmissionAccepted> {
  constructor(
    readonly payload: SubmissionPayload,
    readonly imageUrl: string | null,
    readonly contact: Omit<SubmitterContact, 'statusKey'>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SubmitMascot)
export class SubmitMascotHandler implements ICommandHandler<SubmitMascot> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly personalData: PersonalData,
  ) {}

  async execute({ payload, imageUrl, contact, context }: SubmitMascot): Promise<SubmissionAccepted> {
    const submissionId = await nextId(this.store, 'submission', context);
    const statusKey = newStatusKey();
    const data = {
      submissionId,
      payload,
      imageUrl,
      sealedPersonalData: await this.sealed(submissionId, { ...contact, statusKey }),
      statusKeyHash: hashOfStatusKey(statusKey),
    };
    const { events, position } = await this.decisions.run({
      stream: submissionStream(submissionId),
      decider: submissionDecider,
      catalogue: submissionEvents,
      command: { kind: 'ReceiveSubmission', data },
      commandName: SubmitMascot.name,
      context,
    });
    return { receipt: await this.receiptOf(events[0]), position };
  }

  /** A repeated request keeps its id, whose key may have been destroyed meanwhile. */
  private async sealed(submissionId: number, contact: SubmitterContact): Promise<string> {
    try {
      return await this.personalData.seal(submitterOf(submissionId), contact);
    } catch (error) {
      if (!(error instanceof KeyDestroyed)) throw error;
      throw new DomainError('conflict', SUBMISSION_MESSAGES.erased);
    }
  }

  /** From the recorded event, so that a repeated request gets the first one's link. */
  private async receiptOf(event: Occurrence<SubmissionEvent> | undefined): Promise<SubmissionReceipt> {
    if (event?.type !== 'SubmissionReceived') throw new Error('A submission was decided without being received');
    const { submissionId: id, sealedPersonalData } = event.data;
    const contact = await this.personalData.open(submitterOf(id), sealedPersonalData, SubmitterContact);
    if (contact === undefined) throw new DomainError('conflict', SUBMISSION_MESSAGES.erased);
    return { id, status: 'pending', createdAt: event.recorded.metadata.time, statusUrl: statusUrl(contact.statusKey) };
  }
}
