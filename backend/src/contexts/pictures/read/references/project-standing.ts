import { hashOfStoredPicture } from '@marcel/contracts';
import { unknownEvent, type DomainEvent, isEventOf } from '../../../../platform/decider/decider.js';
import type { Change } from '../../../../platform/read-store/read-store.js';
import type { Occurrence } from '../../../../platform/event-store/event-store.js';
import { mascotEvents, type MascotEvent } from '../../../mascots/index.js';
import { isJudgement, isShownAfter, type ItemEvent } from '../../../moderation/index.js';
import { artworkEvents, type ArtworkEvent } from '../../../studio/index.js';
import { submissionEvents, type SubmissionEvent } from '../../../submissions/index.js';
import { STANDINGS_VIEW, USES_VIEW } from '../../views.js';
import { materialOf, standingKey, type Cause } from './standings.js';
import { useKey } from './uses.js';

export function projectStanding(event: Occurrence<DomainEvent>): readonly Change[] {
  if (isJudgement<DomainEvent | ItemEvent>(event)) return judged(event);
  if (isEventOf(submissionEvents, event)) return decided(event);
  if (isEventOf(mascotEvents, event)) return published(event);
  return isEventOf(artworkEvents, event) ? material(event) : [];
}

function judged(event: ItemEvent): readonly Change[] {
  const isShown = isShownAfter(event);
  const { kind, itemId } = event.data;
  if (isShown === undefined || kind === 'comment') return [];
  const changes = [caused(`${kind}-${itemId}`, 'judged', !isShown)];
  return event.type === 'ItemErased' ? [...changes, caused(`${kind}-${itemId}`, 'gone', true)] : changes;
}

function decided(event: Occurrence<SubmissionEvent>): readonly Change[] {
  const { stream } = event.recorded;
  switch (event.type) {
    case 'SubmissionRejected':
      return [caused(stream, 'rejected', true)];
    case 'SubmissionReopened':
      return [caused(stream, 'rejected', false)];
    case 'SubmissionRevised':
      return [caused(stream, 'rejected', false), ...shownNoMore(event, event.data.replacedUrl)];
    case 'SubmitterErased':
      return [caused(stream, 'erased', true)];
    case 'SubmissionReceived':
    case 'SubmissionApproved':
    case 'MascotAssigned':
      return [];
    default:
      return unknownEvent(event);
  }
}

function published(event: Occurrence<MascotEvent>): readonly Change[] {
  const { stream } = event.recorded;
  switch (event.type) {
    case 'MascotPublished':
    case 'MascotImageChanged':
      return [shows(stream, event.data.imageUrl)];
    case 'MascotRestored':
      return [caused(stream, 'withdrawn', false), shows(stream, event.data.imageUrl)];
    case 'MascotEditReverted': {
      const { imageUrl } = event.data.changes;
      return imageUrl === undefined ? [] : [shows(stream, imageUrl)];
    }
    case 'MascotDeleted':
    case 'MascotWithdrawn':
      return [caused(stream, 'withdrawn', true)];
    case 'MascotEdited':
    case 'MissedLikesCounted':
      return [];
    default:
      return unknownEvent(event);
  }
}

/** From here on a picture that was only material is gone, and its record shows it no more. */
function material(event: Occurrence<ArtworkEvent>): readonly Change[] {
  return event.type === 'PortraitDeleted' ? shownNoMore(event, event.data.deletedUrl) : [];
}

function shownNoMore({ recorded: { stream, metadata } }: Occurrence<DomainEvent>, url: string | null): Change[] {
  const picture = url === null ? undefined : hashOfStoredPicture(url);
  if (picture === undefined) return [];
  const own = materialOf(stream);
  const id = useKey(own, picture);
  return [
    { kind: 'remove', collection: USES_VIEW, id: useKey(stream, picture) },
    { kind: 'put', collection: USES_VIEW, id, document: { id, picture, stream: own, at: metadata.time } },
    caused(own, 'gone', true),
  ];
}

function caused(stream: string, cause: Cause, isSo: boolean): Change {
  const place = { collection: STANDINGS_VIEW, id: standingKey(stream, cause) };
  if (!isSo) return { kind: 'remove', ...place };
  return { kind: 'put', ...place, document: { id: place.id, stream, cause } };
}

function shows(stream: string, imageUrl: string | null): Change {
  const id = `${stream} shows`;
  const picture = (imageUrl !== null && hashOfStoredPicture(imageUrl)) || null;
  return { kind: 'put', collection: STANDINGS_VIEW, id, document: { id, stream, shows: picture } };
}
