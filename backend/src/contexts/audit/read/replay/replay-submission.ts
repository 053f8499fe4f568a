import {
  AuditedSubmission,
  AUDIT_MESSAGES,
  SUBMISSION_MESSAGES,
  type ReplayQuery,
  type SubmissionReplay,
} from '@marcel/contracts';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import type { EventStore } from '../../../../platform/event-store/event-store.js';
import { replay, type ReplayStep } from '../../../../platform/history/replay.js';
import {
  submissionsProjection,
  submissionStream,
  SUBMISSIONS_VIEW,
  type SubmissionEvent,
} from '../../../submissions/index.js';

type Moment = Pick<ReplayQuery, 'at' | 'revision'>;

/** A submission folded from its events, up to a time (inclusive), a revision, or now. @throws DomainError not_found, invalid_input */
export async function replaySubmission(
  store: Pick<EventStore, 'readStream'>,
  id: number,
  { at, revision }: Moment = {},
): Promise<Omit<SubmissionReplay, 'matchesReadModel'>> {
  if (at !== undefined && revision !== undefined)
    throw DomainError.fields([{ path: 'at', message: AUDIT_MESSAGES.oneMoment }]);
  const end = at === undefined ? Infinity : Date.parse(at);
  const told = { projection: submissionsProjection, collection: SUBMISSIONS_VIEW, stream: submissionStream(id), id };
  let last: ReplayStep<SubmissionEvent> | undefined;
  let exists = false;
  for await (const step of replay(store, told)) {
    exists = true;
    const { metadata, revision: place } = step.event.recorded;
    if (place > (revision ?? Infinity)) break;
    // By place: one event of a clock that was ahead does not hide what came behind it.
    if (Date.parse(metadata.time) <= end) last = step;
  }
  if (last === undefined)
    throw new DomainError('not_found', exists ? AUDIT_MESSAGES.notYet : SUBMISSION_MESSAGES.notFound);
  const { recorded } = last.event;
  return {
    submission: AuditedSubmission.parse(last.document),
    revision: recorded.revision,
    position: recorded.position,
    time: recorded.metadata.time,
  };
}
