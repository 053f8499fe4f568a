import { hashOfStoredPicture } from '@marcel/contracts';
import { type DomainEvent, type StreamKind, unknownEvent, isEventOf } from '../../../platform/decider/decider.js';
import type { Change } from '../../../platform/read-store/read-store.js';
import type { Decoded, Projection } from '../../../platform/consumers/projections/projection.js';
import { FRONTEND_STREAMS } from '../../releases/index.js';
import { SUBMISSION_STREAMS, submissionEvents, type SubmissionEvent } from '../../submissions/index.js';
import * as z from 'zod/mini';
import { mascotEvents, type MascotEvent } from '../../mascots/index.js';
import { isItemEvent, isShownAfter, type ItemEvent } from '../../moderation/index.js';
import { artworkEvents } from '../../studio/index.js';

/** Contains the name of each blob that any event mentions. Other blobs are orphans. */
export const KNOWN_BLOBS_VIEW = 'picture-references';
/** Contains a pair of record and picture for each picture that a record has or had in one of its own fields. */
export const RECORDS_VIEW = 'picture-records';
/** Contains the reasons that hide the pictures of a record, and the only picture that a mascot shows. */
export const VISIBILITY_VIEW = 'picture-visibility';

const URL_FIELDS = new Set(['url', 'imageUrl', 'portraitUrl', 'drawingUrl', 'mascotPictureUrl']);
const BLOB_FIELD = 'blob';

export const findPictures = (data: unknown): Set<string> =>
  new Set(collectTexts(data).flatMap(([field, text]) => findBlobName(field, text)));

function collectTexts(data: unknown): [field: string, text: string][] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([field, value]) =>
    typeof value === 'string' ? [[field, value]] : collectTexts(value),
  );
}

function findBlobName(field: string, text: string): string[] {
  if (field === BLOB_FIELD) return [text];
  return URL_FIELDS.has(field) ? [hashOfStoredPicture(text) ?? []].flat() : [];
}

/** Prefixes of long streams that contain no pictures. */
export const STREAMS_WITHOUT_PICTURES = ['ids-', 'likes-'];

const SKIPPED_STREAMS = [...STREAMS_WITHOUT_PICTURES, FRONTEND_STREAMS];

/** Matches anything that looks like a blob name in any text, so that a new kind of record needs no change here. */
const BLOB_NAME = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g;
const BLOB_NAME_LENGTH = 64;

export const referencesProjection = (streams: readonly StreamKind[]): Projection<DomainEvent> => {
  const included = streams.filter(({ prefix }) => !SKIPPED_STREAMS.some((skipped) => prefix.startsWith(skipped)));
  return {
    name: KNOWN_BLOBS_VIEW,
    version: 3,
    collections: [
      { name: KNOWN_BLOBS_VIEW, id: 'text', fields: {} },
      { name: RECORDS_VIEW, id: 'text', fields: { picture: 'text', stream: 'text' } },
      { name: VISIBILITY_VIEW, id: 'text', fields: { stream: 'text', cause: 'text' } },
    ],
    streamPrefixes: included.map(({ prefix }) => prefix),
    catalogue: Object.fromEntries(included.flatMap(({ catalogue }) => Object.entries(catalogue))),
    project: (event) => [...projectReferences(event), ...projectPictureRecords(event), ...projectVisibility(event)],
  };
};

function projectReferences({ data }: DomainEvent): Change[] {
  const names = new Set(
    collectTexts(data).flatMap(([, text]) => (text.length < BLOB_NAME_LENGTH ? [] : (text.match(BLOB_NAME) ?? []))),
  );
  return [...names].map((id) => ({ kind: 'put', collection: KNOWN_BLOBS_VIEW, id, document: { id } }));
}

function projectPictureRecords({ data, recorded: { stream, metadata } }: Decoded<DomainEvent>): Change[] {
  return [...findPictures(data)].map((picture) => {
    const id = pictureRecordKey(stream, picture);
    return { kind: 'put', collection: RECORDS_VIEW, id, document: { id, picture, stream, at: metadata.time } };
  });
}

export type HidingCause = 'hidden' | 'deletable' | 'withdrawn' | 'rejected' | 'erased';

export const visibilityKey = (stream: string, cause: HidingCause): string => `${stream} ${cause}`;

/** Returns the id of the separate record of the inputs that a record no longer shows. */
export const inputRecordId = (stream: string): string => `inputs-of-${stream}`;

export interface VisibilityFacts {
  readonly causes: ReadonlySet<string>;
  /** The only picture that the record shows now; undefined if it shows all of its pictures. */
  readonly shows?: string | null;
}

/** Returns whether nothing may show the pictures of a record again, so that they can be deleted. */
export async function isErasable(stream: string, hasCause: (cause: HidingCause) => Promise<boolean>): Promise<boolean> {
  if (stream.startsWith(SUBMISSION_STREAMS)) return (await hasCause('rejected')) && (await hasCause('erased'));
  return hasCause('deletable');
}

/**
 * In order of precedence: a picture has the first visibility that any of its records gives it. `shown`: everybody sees it. `withheld`: only
 * admins, because it is hidden, replaced or withdrawn. `private`: admins, and the submitter by a signed address. `erased`: admins by a
 * signed address, because the submitter was erased.
 */
export const VISIBILITIES = ['shown', 'withheld', 'private', 'erased'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export function computeVisibility(stream: string, { causes, shows }: VisibilityFacts, picture: string): Visibility {
  if (stream.startsWith(SUBMISSION_STREAMS)) return causes.has('erased') ? 'erased' : 'private';
  return causes.size > 0 || (shows !== undefined && shows !== picture) ? 'withheld' : 'shown';
}

export const PictureRecord = z.object({ picture: z.string(), stream: z.string(), at: z.string() });
export type PictureRecord = z.infer<typeof PictureRecord>;

const pictureRecordKey = (stream: string, picture: string): string => `${stream} ${picture}`;

function projectVisibility(event: Decoded<DomainEvent>): readonly Change[] {
  if (isItemEvent<DomainEvent | ItemEvent>(event)) return projectItemEvent(event);
  if (isEventOf(submissionEvents, event)) return projectSubmission(event);
  if (isEventOf(mascotEvents, event)) return projectMascot(event);
  const isPortraitDeleted = isEventOf(artworkEvents, event) && event.type === 'PortraitDeleted';
  return isPortraitDeleted ? moveToInputRecord(event, event.data.deletedUrl) : [];
}

function projectItemEvent(event: ItemEvent): readonly Change[] {
  const isShown = isShownAfter(event);
  const { kind, itemId } = event.data;
  if (isShown === undefined || kind === 'comment') return [];
  const changes = [setCause(`${kind}-${itemId}`, 'hidden', !isShown)];
  return event.type === 'ItemErased' ? [...changes, setCause(`${kind}-${itemId}`, 'deletable', true)] : changes;
}

function projectSubmission(event: Decoded<SubmissionEvent>): readonly Change[] {
  const { stream } = event.recorded;
  switch (event.type) {
    case 'SubmissionRejected':
      return [setCause(stream, 'rejected', true)];
    case 'SubmissionReopened':
      return [setCause(stream, 'rejected', false)];
    case 'SubmissionRevised':
      return [setCause(stream, 'rejected', false), ...moveToInputRecord(event, event.data.replacedUrl)];
    case 'SubmitterErased':
      return [setCause(stream, 'erased', true)];
    case 'SubmissionReceived':
    case 'SubmissionApproved':
    case 'MascotAssigned':
      return [];
    default:
      return unknownEvent(event);
  }
}

function projectMascot(event: Decoded<MascotEvent>): readonly Change[] {
  const { stream } = event.recorded;
  switch (event.type) {
    case 'MascotPublished':
    case 'MascotImageChanged':
      return [putShownPicture(stream, event.data.imageUrl)];
    case 'MascotRestored':
      return [setCause(stream, 'withdrawn', false), putShownPicture(stream, event.data.imageUrl)];
    case 'MascotEditReverted': {
      const { imageUrl } = event.data.changes;
      return imageUrl === undefined ? [] : [putShownPicture(stream, imageUrl)];
    }
    case 'MascotDeleted':
    case 'MascotWithdrawn':
      return [setCause(stream, 'withdrawn', true)];
    case 'MascotEdited':
    case 'MissedLikesCounted':
      return [];
    default:
      return unknownEvent(event);
  }
}

/** Moves a replaced picture or portrait to a separate record of inputs, so that it is deleted although its record stays. */
function moveToInputRecord({ recorded: { stream, metadata } }: Decoded<DomainEvent>, url: string | null): Change[] {
  const picture = url === null ? undefined : hashOfStoredPicture(url);
  if (picture === undefined) return [];
  const inputRecord = inputRecordId(stream);
  const id = pictureRecordKey(inputRecord, picture);
  return [
    { kind: 'remove', collection: RECORDS_VIEW, id: pictureRecordKey(stream, picture) },
    { kind: 'put', collection: RECORDS_VIEW, id, document: { id, picture, stream: inputRecord, at: metadata.time } },
    setCause(inputRecord, 'deletable', true),
  ];
}

function setCause(stream: string, cause: HidingCause, isSet: boolean): Change {
  const target = { collection: VISIBILITY_VIEW, id: visibilityKey(stream, cause) };
  if (!isSet) return { kind: 'remove', ...target };
  return { kind: 'put', ...target, document: { id: target.id, stream, cause } };
}

function putShownPicture(stream: string, imageUrl: string | null): Change {
  const id = `${stream} shows`;
  const picture = (imageUrl !== null && hashOfStoredPicture(imageUrl)) || null;
  return { kind: 'put', collection: VISIBILITY_VIEW, id, document: { id, stream, shows: picture } };
}
