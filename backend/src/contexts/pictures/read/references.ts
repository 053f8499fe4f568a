import { hashOfStoredPicture } from '@marcel/contracts';
import { type DomainEvent, type StreamKind, unknownEvent, isEventOf } from '../../../platform/decider/decider.js';
import type { Change } from '../../../platform/read-store/read-store.js';
import type { Occurrence, Projection } from '../../../platform/consumers/projections/projection.js';
import { FRONTEND_STREAMS } from '../../releases/index.js';
import { SUBMISSION_STREAMS, submissionEvents, type SubmissionEvent } from '../../submissions/index.js';
import * as z from 'zod/mini';
import { mascotEvents, type MascotEvent } from '../../mascots/index.js';
import { isItemEvent, isShownAfter, type ItemEvent } from '../../moderation/index.js';
import { artworkEvents, type ArtworkEvent } from '../../studio/index.js';

export const REFERENCES_VIEW = 'picture-references';
export const USES_VIEW = 'picture-uses';
export const VISIBILITY_VIEW = 'picture-visibility';

const ADDRESSES = new Set(['url', 'imageUrl', 'portraitUrl', 'drawingUrl', 'mascotPictureUrl']);
const BLOB = 'blob';

export function picturesIn(data: unknown): Set<string> {
  return new Set(textsIn(data).flatMap(([field, text]) => nameIn(field, text)));
}

function textsIn(data: unknown): [field: string, text: string][] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([field, value]) =>
    typeof value === 'string' ? [[field, value]] : textsIn(value),
  );
}

function nameIn(field: string, text: string): string[] {
  if (field === BLOB) return [text];
  return ADDRESSES.has(field) ? [hashOfStoredPicture(text) ?? []].flat() : [];
}

/** Streams that hold numbers only, and grow with every like. */
export const WITHOUT_PICTURES = ['ids-', 'likes-'];

const PASSED_OVER = [...WITHOUT_PICTURES, FRONTEND_STREAMS];

/** Matches whatever looks like the name of a picture, in any text, so that no kind of record is missed. */
const NAME = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g;
const NAME_LENGTH = 64;

export const referencesProjection = (streams: readonly StreamKind[]): Projection<DomainEvent> => {
  const followed = streams.filter(({ prefix }) => !PASSED_OVER.some((without) => prefix.startsWith(without)));
  return {
    name: REFERENCES_VIEW,
    version: 2,
    collections: [
      { name: REFERENCES_VIEW, id: 'text', fields: {} },
      { name: USES_VIEW, id: 'text', fields: { picture: 'text', stream: 'text' } },
      { name: VISIBILITY_VIEW, id: 'text', fields: { stream: 'text', cause: 'text' } },
    ],
    streamPrefixes: followed.map(({ prefix }) => prefix),
    catalogue: Object.fromEntries(followed.flatMap(({ catalogue }) => Object.entries(catalogue))),
    project: (event) => [...referred(event), ...used(event), ...projectVisibility(event)],
  };
};

function referred({ data }: DomainEvent): Change[] {
  const names = new Set(
    textsIn(data).flatMap(([, text]) => (text.length < NAME_LENGTH ? [] : (text.match(NAME) ?? []))),
  );
  return [...names].map((id) => ({ kind: 'put', collection: REFERENCES_VIEW, id, document: { id } }));
}

function used({ data, recorded: { stream, metadata } }: Occurrence<DomainEvent>): Change[] {
  return [...picturesIn(data)].map((picture) => {
    const id = useKey(stream, picture);
    return { kind: 'put', collection: USES_VIEW, id, document: { id, picture, stream, at: metadata.time } };
  });
}

export type Cause = 'judged' | 'gone' | 'withdrawn' | 'rejected' | 'erased';

export const visibilityKey = (stream: string, cause: Cause): string => `${stream} ${cause}`;

export const materialOf = (stream: string): string => `material-of-${stream}`;

export interface Facts {
  readonly causes: ReadonlySet<string>;
  /** The only picture that the record shows now; undefined if it shows all of its pictures. */
  readonly shows?: string | null;
}

export async function isGone(stream: string, is: (cause: Cause) => Promise<boolean>): Promise<boolean> {
  if (stream.startsWith(SUBMISSION_STREAMS)) return (await is('rejected')) && (await is('erased'));
  return is('gone');
}

/** In the order in which one use of a picture decides over another. */
export const VISIBILITIES = ['shown', 'withheld', 'private', 'erased'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export function visibilityOf(stream: string, { causes, shows }: Facts, picture: string): Visibility {
  if (stream.startsWith(SUBMISSION_STREAMS)) return causes.has('erased') ? 'erased' : 'private';
  return causes.size > 0 || (shows !== undefined && shows !== picture) ? 'withheld' : 'shown';
}

export const Use = z.object({ picture: z.string(), stream: z.string(), at: z.string() });
export type Use = z.infer<typeof Use>;

const useKey = (stream: string, picture: string): string => `${stream} ${picture}`;

function projectVisibility(event: Occurrence<DomainEvent>): readonly Change[] {
  if (isItemEvent<DomainEvent | ItemEvent>(event)) return moderated(event);
  if (isEventOf(submissionEvents, event)) return decided(event);
  if (isEventOf(mascotEvents, event)) return published(event);
  return isEventOf(artworkEvents, event) ? material(event) : [];
}

function moderated(event: ItemEvent): readonly Change[] {
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
  const place = { collection: VISIBILITY_VIEW, id: visibilityKey(stream, cause) };
  if (!isSo) return { kind: 'remove', ...place };
  return { kind: 'put', ...place, document: { id: place.id, stream, cause } };
}

function shows(stream: string, imageUrl: string | null): Change {
  const id = `${stream} shows`;
  const picture = (imageUrl !== null && hashOfStoredPicture(imageUrl)) || null;
  return { kind: 'put', collection: VISIBILITY_VIEW, id, document: { id, stream, shows: picture } };
}
