import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Automation } from '../../../automation-runner/automation.js';
import { DecisionRunner, type CommandContext } from '../../../event-store/decision-runner.js';
import { EVENT_STORE, type EventStore } from '../../../event-store/event-store.js';
import { nextId } from '../../../event-store/next-id.js';
import type { Occurrence } from '../../../read-store/projection.js';
import {
  AssignMascot,
  submissionDecider,
  submissionEvents,
  SUBMISSION_STREAMS,
  type SubmissionEvent,
  type SubmissionReceived,
} from '../../../submissions/index.js';
import { NameRegistry } from '../../write/uniqueness/name-registry.js';
import { SlugRegistry } from '../../write/uniqueness/slug-registry.js';
import { PublishMascot } from '../../write/publish-mascot/publish-mascot.handler.js';
import { profileOfSubmission } from './profile-of-submission.js';

export const PUBLISH_APPROVED_SUBMISSION = 'publish-approved-submission';

/** Approved → id and address settled in the submission's own stream → published. Every step may be repeated after a crash. */
@Injectable()
export class PublishApprovedSubmission implements Automation<SubmissionEvent> {
  readonly name = PUBLISH_APPROVED_SUBMISSION;
  readonly streamPrefixes = [SUBMISSION_STREAMS];
  readonly catalogue = submissionEvents;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly commands: CommandBus,
    private readonly slugs: SlugRegistry,
    private readonly names: NameRegistry,
  ) {}

  async react(event: Occurrence<SubmissionEvent>): Promise<void> {
    if (event.type !== 'SubmissionApproved') return;
    const { id: eventId, stream, metadata } = event.recorded;
    const context: CommandContext = {
      correlationId: metadata.correlationId,
      causationId: eventId,
      actor: { kind: 'system', id: this.name },
      idempotencySeed: eventId,
    };
    const { state } = await this.decisions.load(stream, submissionDecider, submissionEvents);
    if (state.kind === 'absent') throw new Error(`${stream} was approved before it was received`);
    const { mascotId, slug } = state.mascot ?? (await this.assign(state.received, context));
    const profile = profileOfSubmission(state.received.payload);
    const origin = { kind: 'submission', submissionId: state.received.submissionId } as const;
    const mascot = { mascotId, slug, profile, imageUrl: state.received.imageUrl, origin };
    await this.commands.execute(new PublishMascot(mascot, context));
    // Only now: an import would take a claim without a mascot for its own unfinished work.
    await this.names.claim(profile, mascotId, context);
  }

  private async assign({ submissionId, payload }: SubmissionReceived['data'], context: CommandContext) {
    const mascotId = await nextId(this.store, 'mascot', context);
    const slug = await this.slugs.reserve(payload.name, mascotId, context);
    return this.commands.execute(new AssignMascot(submissionId, { mascotId, slug }, context));
  }
}
