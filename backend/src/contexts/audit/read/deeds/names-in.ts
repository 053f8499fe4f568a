import type { DomainEvent } from '../../../../platform/decider/decider.js';
import { isEventOf } from '../../../../platform/decider/event-catalogue.js';
import type { Occurrence } from '../../../../platform/event-store/occurrence.js';
import type { Change } from '../../../../platform/read-store/change.js';
import { mascotEvents, mascotStream, type MascotEvent } from '../../../mascots/index.js';
import { submissionEvents, type SubmissionEvent } from '../../../submissions/index.js';
import { DEED_SUBJECTS_VIEW } from '../../views.js';

/** What an event says of how a mascot is called, or of which mascot a submission became. */
export function namesIn(event: Occurrence<DomainEvent>): readonly Change[] {
  if (isEventOf(mascotEvents, event)) return ofMascot(event);
  return isEventOf(submissionEvents, event) ? ofSubmission(event) : [];
}

function ofMascot({ type, data, recorded: { stream } }: Occurrence<MascotEvent>): readonly Change[] {
  if (type === 'MascotPublished' || type === 'MascotRestored')
    return [called(mascotStream(data.mascotId), { ...data.profile, mascot: data.mascotId })];
  return type === 'MascotEdited' || type === 'MascotEditReverted' ? [calledAnew(stream, data.changes)] : [];
}

/** What it was called first stays: whoever sent it does not rewrite what others did with it. */
function ofSubmission({ type, data, recorded: { stream } }: Occurrence<SubmissionEvent>): readonly Change[] {
  if (type === 'SubmissionReceived') return [called(stream, { ...data.payload, mascot: null })];
  if (type !== 'MascotAssigned') return [];
  return [{ kind: 'patch', collection: DEED_SUBJECTS_VIEW, id: stream, fields: { mascot: data.mascotId } }];
}

interface Called {
  readonly name: string;
  readonly brand: string;
  readonly mascot: number | null;
}

const called = (id: string, { name, brand, mascot }: Called): Change => ({
  kind: 'put',
  collection: DEED_SUBJECTS_VIEW,
  id,
  document: { id, name, brand, mascot },
});

const calledAnew = (id: string, { name, brand }: { readonly name?: string; readonly brand?: string }): Change => ({
  kind: 'patch',
  collection: DEED_SUBJECTS_VIEW,
  id,
  fields: { ...(name !== undefined && { name }), ...(brand !== undefined && { brand }) },
});
