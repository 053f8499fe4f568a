import { defaultValues } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Automation, RunsAsAutomation } from '../../../platform/consumers/consumer.js';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { withSeedSuffix, idempotentContextCausedBy } from '../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { EVENT_STORE, type EventStore, type Decoded } from '../../../platform/event-store/event-store.js';
import { nextId } from '../../../platform/command-handling/next-id.js';
import { isShown } from '../../moderation/index.js';
import {
  AFTER_DECISION,
  AssignMascot,
  submissionEvents,
  parseSubmissionId,
  submissions,
  SUBMISSION_STREAMS,
  type KnownSubmission,
  type SubmissionEvent,
  type SubmissionState,
} from '../../submissions/index.js';
import { NameRegistry, SlugRegistry } from '../write/uniqueness.js';
import { PublishMascot, WithdrawMascot } from '../write/publish-and-withdraw.js';
import { RestoreMascot } from '../write/delete-and-restore.js';
import type { MascotProfile } from '../domain/mascot.events.js';

type DecisionEvent = SubmissionEvent<'SubmissionApproved' | 'SubmissionReopened'>;

const APPROVED_AGAIN = { from: 'withdrawn', reason: 'The submission was approved again' } as const;

/**
 * Publishes or restores the mascot of an approved submission, and withdraws that of a reopened one. The id and slug are first recorded in
 * the stream of the submission. One automation does both to keep their order; it acts on the current state, because past events may be
 * replayed. Every step may be repeated after a crash.
 */
@Injectable()
@RunsAsAutomation()
export class PublishOrWithdrawMascot implements Automation<DecisionEvent> {
  static readonly subscription = {
    name: AFTER_DECISION.automation,
    streamPrefixes: [SUBMISSION_STREAMS],
    eventTypes: ['SubmissionApproved', 'SubmissionReopened'],
  } as const;

  readonly subscription = PublishOrWithdrawMascot.subscription;
  readonly catalogue = submissionEvents;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly commands: CommandBus,
    private readonly slugs: SlugRegistry,
    private readonly names: NameRegistry,
  ) {}

  async handle(event: Decoded<DecisionEvent>): Promise<void> {
    const submission = submissions.at(parseSubmissionId(event.recorded.stream));
    let applied = await this.decisions.load(submission);
    for (;;) {
      await this.applyStatus(applied.state, this.createContext(event, applied.revision));
      const current = await this.decisions.load(submission);
      if (getStatus(current.state) === getStatus(applied.state)) return;
      // Repeat if the status changed meanwhile: the event of that change may have been handled before this mascot existed.
      applied = current;
    }
  }

  private createContext({ recorded }: Decoded<DecisionEvent>, revision = 0): CommandContext {
    return withSeedSuffix(revision, idempotentContextCausedBy(this.subscription.name, recorded));
  }

  private async applyStatus(submission: SubmissionState, context: CommandContext): Promise<void> {
    if (submission.kind === 'absent') throw new Error('A submission was decided before it was received');
    const { mascot } = submission;
    if (submission.status === 'approved') await this.publish(submission, context);
    else if (mascot !== null) await this.commands.execute(new WithdrawMascot(mascot.mascotId, context));
  }

  private async publish(submission: KnownSubmission, context: CommandContext): Promise<void> {
    const { received, isAssigned, mascot } = submission;
    const assignment = isAssigned ? mascot : await this.assign(submission, context);
    if (assignment === null) return;
    const { mascotId, slug } = assignment;
    const profile = toMascotProfile(received.payload);
    const origin = { kind: 'submission', submissionId: received.submissionId } as const;
    const publication = { mascotId, slug, profile, imageUrl: received.imageUrl, origin };
    const published = await this.commands.execute(new PublishMascot(publication, context));
    await this.restore(mascotId, context);
    // Claims the name last, because an import continues any claim that has no mascot as its own.
    await this.names.claimNameFor(published, context);
  }

  /** Restores the mascot unless a moderator has hidden it, even during this call. */
  private async restore(id: number, context: CommandContext): Promise<void> {
    const isVisible = () => isShown(this.decisions, { kind: 'mascot', id });
    if (await isVisible()) await this.commands.execute(new RestoreMascot({ ...APPROVED_AGAIN, mascotId: id }, context));
    if (!(await isVisible())) await this.commands.execute(new WithdrawMascot(id, context));
  }

  private async assign({ received, mascot }: KnownSubmission, context: CommandContext) {
    const { submissionId, payload } = received;
    const identity = mascot ?? (await this.createIdentity(payload.name, context));
    const { state } = await this.commands.execute(new AssignMascot(submissionId, identity, context));
    if (state.kind === 'absent') throw new Error(`Submission ${submissionId} has no mascot`);
    return state.isAssigned ? state.mascot : null;
  }

  private async createIdentity(name: string, context: CommandContext) {
    const mascotId = await nextId(this.store, 'mascot', context);
    return { mascotId, slug: await this.slugs.reserve(name, mascotId, context) };
  }
}

const getStatus = (state: SubmissionState) => (state.kind === 'absent' ? undefined : state.status);

function toMascotProfile(submitted: Omit<MascotProfile, 'status'>): MascotProfile {
  return { ...submitted, ...defaultValues(['status', 'longevityScore']) };
}
