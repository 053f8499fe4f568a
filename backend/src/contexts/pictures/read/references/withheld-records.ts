import { unknownEvent, type DomainEvent } from '../../../../platform/decider/decider.js';
import type { Change } from '../../../../platform/read-store/change.js';
import type { Occurrence } from '../../../../platform/event-store/occurrence.js';
import { mascotEvents, type MascotEvent } from '../../../mascots/index.js';
import { isJudgement, isShownAfter, type ItemEvent } from '../../../moderation/index.js';
import { submissionEvents, submissionStream, type SubmissionEvent } from '../../../submissions/index.js';
import { USES_VIEW, WITHHELD_VIEW } from '../../views.js';
import { picturesIn } from './pictures-in.js';

/** Why a record's pictures may be withheld: judged, or both rejected and erased. */
export type WithheldFor = 'judged' | 'rejected' | 'erased';

export const withheldKey = (stream: string, why: WithheldFor): string => `${stream} ${why}`;

export const useKey = (stream: string, picture: string): string => `${stream} ${picture}`;

/** What an event changes about which records' pictures may be seen. */
export function projectWithheld(event: Occurrence<DomainEvent>): readonly Change[] {
  if (isJudgement<DomainEvent | ItemEvent>(event)) return judged(event);
  if (isOf<SubmissionEvent>(submissionEvents, event)) return decided(event);
  return isOf<MascotEvent>(mascotEvents, event) ? published(event) : [];
}

const isOf = <Event extends DomainEvent>(
  catalogue: object,
  event: Occurrence<DomainEvent>,
): event is Occurrence<DomainEvent> & Occurrence<Event> => Object.hasOwn(catalogue, event.type);

/** The streams of hugs, images and mascots are named as what is judged; comments show no pictures. */
function judged(event: ItemEvent): readonly Change[] {
  const isShown = isShownAfter(event);
  const { kind, itemId } = event.data;
  if (isShown === undefined || kind === 'comment') return [];
  return [withheld(`${kind}-${itemId}`, 'judged', !isShown)];
}

function decided({ type, recorded: { stream } }: Occurrence<SubmissionEvent>): readonly Change[] {
  switch (type) {
    case 'SubmissionRejected':
      return [withheld(stream, 'rejected', true)];
    case 'SubmissionReopened':
      return [withheld(stream, 'rejected', false)];
    case 'SubmitterErased':
      return [withheld(stream, 'erased', true)];
    case 'SubmissionReceived':
    case 'SubmissionApproved':
    case 'MascotAssigned':
      return [];
    default:
      return unknownEvent(type);
  }
}

/** From here on it is the mascot that shows the picture, and no longer its submission. */
function published(event: MascotEvent): readonly Change[] {
  if (event.type !== 'MascotPublished' || event.data.origin.kind !== 'submission') return [];
  const stream = submissionStream(event.data.origin.submissionId);
  return [...picturesIn(event.data)].map((picture) => ({
    kind: 'remove',
    collection: USES_VIEW,
    id: useKey(stream, picture),
  }));
}

function withheld(stream: string, why: WithheldFor, isWithheld: boolean): Change {
  const place = { collection: WITHHELD_VIEW, id: withheldKey(stream, why) };
  if (!isWithheld) return { kind: 'remove', ...place };
  return { kind: 'put', ...place, document: { id: place.id, stream, why } };
}
