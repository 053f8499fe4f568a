import {
  AuditedSubmission,
  AUDIT_MESSAGES,
  SUBMISSION_MESSAGES,
  type ReplayQuery,
  type SubmissionReplay,
} from '@marcel/contracts';
import { DomainError } from '../../../platform/decider/domain-error.js';
import type { EventStore } from '../../../platform/event-store/event-store.js';
import { replay, type ReplayStep } from '../../../platform/history/replay.js';
import {
  submissionsProjection,
  submissionStream,
  SUBMISSIONS_VIEW,
  type SubmissionEvent,
} from '../../submissions/index.js';

/** Folds a submission from its events up to a time (inclusive), a revision, or now. @throws DomainError not_found, invalid_input */
export async function replaySubmission(
  store: Pick<EventStore, 'readStream'>,
  id: number,
  { at, revision }: ReplayQuery = {},
): Promise<Omit<SubmissionReplay, 'matchesReadModel'>> {
  if (at !== undefined && revision !== undefined)
    throw DomainError.fields([{ path: 'at', message: AUDIT_MESSAGES.oneMoment }]);
  const end = at === undefined ? Infinity : Date.parse(at);
  const record = { projection: submissionsProjection, collection: SUBMISSIONS_VIEW, stream: submissionStream(id), id };
  let last: ReplayStep<SubmissionEvent> | undefined;
  let exists = false;
  for await (const step of replay(store, record)) {
    exists = true;
    const { recorded } = step.event;
    if (recorded.revision > (revision ?? Infinity)) break;
    // Later events count even if one before them has a time ahead of theirs.
    if (Date.parse(recorded.metadata.time) <= end) last = step;
  }
  if (last === undefined)
    throw new DomainError('not_found', exists ? AUDIT_MESSAGES.notYet : SUBMISSION_MESSAGES.notFound);
  const { revision: folded, position, metadata } = last.event.recorded;
  return { submission: AuditedSubmission.parse(last.document), revision: folded, position, time: metadata.time };
}
