import type { Mascot, MascotPicture } from '@marcel/contracts';
import { unknownEvent } from '../../../../platform/decider/decider.js';
import type { Change, CollectionDefinition, DocumentText } from '../../../../platform/read-store/read-store.js';
import type { Decoded, Projection } from '../../../../platform/consumers/projections/projection.js';
import { likeEvents, LIKE_STREAMS, type MascotLiked } from '../../domain/like.js';
import { mascotEvents, parseMascotId, MASCOT_STREAMS, type MascotEvent } from '../../domain/mascot.events.js';
import { DIRECTORY_VIEW } from '../../views.js';

const COLUMNS = {
  createdAt: 'text',
  name: 'alphabetic',
  brand: 'alphabetic',
  picture: 'text',
  likes: 'number',
  cuteness: 'number',
  humor: 'number',
  rebel: 'number',
  weirdness: 'number',
  yearIntroduced: 'number',
  yearRetired: 'number',
  industry: 'folded',
  type: 'folded',
  style: 'folded',
  status: 'text',
} as const satisfies CollectionDefinition['fields'];

export const directoryCollection: CollectionDefinition = {
  name: DIRECTORY_VIEW,
  id: 'number',
  fields: { slug: 'text', revision: 'number', eventId: 'text', ...COLUMNS },
  columns: Object.keys(COLUMNS),
  /** Fields in separate columns: likes change often, and the stored JSON, which is sent to clients, must not contain the others. */
  separateFields: ['likes', 'picture', 'revision', 'eventId'],
  withoutIndex: ['revision', 'eventId'],
  search: ['name', 'brand', 'visualDesc'],
};

/** Adds the like count, which is stored outside the document text, to the stored JSON. */
export const toMascotJson = ({ text, values }: DocumentText): string =>
  `${text.slice(0, -1)},"likes":${Number(values['likes'])}}`;

export const pictureStatus = (imageUrl: string | null): MascotPicture => (imageUrl ? 'present' : 'missing');

export const directoryProjection: Projection<MascotEvent | MascotLiked> = {
  name: DIRECTORY_VIEW,
  version: 9,
  collections: [directoryCollection],
  streamPrefixes: [MASCOT_STREAMS, LIKE_STREAMS],
  catalogue: { ...mascotEvents, ...likeEvents },
  project(event) {
    switch (event.type) {
      case 'MascotPublished':
      case 'MascotRestored':
        return [{ kind: 'put', collection: DIRECTORY_VIEW, id: event.data.mascotId, document: toEntry(event) }];
      case 'MascotEdited':
      case 'MascotEditReverted':
        return [patch(event, withPicture(event.data.changes))];
      case 'MascotImageChanged':
        return [patch(event, withPicture({ imageUrl: event.data.imageUrl }))];
      case 'MascotWithdrawn':
      case 'MascotDeleted':
        return [{ kind: 'remove', collection: DIRECTORY_VIEW, id: parseMascotId(event.recorded.stream) }];
      case 'MascotLiked':
        return [{ kind: 'increment', collection: DIRECTORY_VIEW, id: event.data.mascotId, by: { likes: 1 } }];
      case 'MissedLikesCounted':
        return addLikes(event, event.data.likes);
      default:
        return unknownEvent(event);
    }
  },
};

type DirectoryDocument = Mascot & {
  readonly picture: MascotPicture;
  readonly revision: number;
  readonly eventId: string;
};

function withPicture(fields: Partial<Mascot>): Partial<DirectoryDocument> {
  const { imageUrl } = fields;
  return imageUrl === undefined ? fields : { ...fields, picture: pictureStatus(imageUrl) };
}

function toEntry({ data, recorded }: Decoded<MascotEvent<'MascotPublished' | 'MascotRestored'>>): DirectoryDocument {
  const { mascotId, slug, profile, imageUrl } = data;
  const { revision, id: eventId, metadata } = recorded;
  const { time: updatedAt } = metadata;
  const { likes, publishedAt } = 'likes' in data ? data : { likes: 0, publishedAt: updatedAt };
  const shown = { id: mascotId, slug, ...profile, imageUrl, picture: pictureStatus(imageUrl) };
  return { ...shown, likes, createdAt: publishedAt, updatedAt, revision, eventId };
}

function addLikes(event: Decoded<MascotEvent>, likes: number): Change[] {
  const { revision, id: eventId } = event.recorded;
  const target = { collection: DIRECTORY_VIEW, id: parseMascotId(event.recorded.stream) };
  return [
    { kind: 'increment', ...target, by: { likes } },
    { kind: 'patch', ...target, fields: { revision, eventId } },
  ];
}

function patch(event: Decoded<MascotEvent>, fields: Partial<DirectoryDocument>): Change {
  const { revision, id: eventId, metadata } = event.recorded;
  const changed = { ...fields, updatedAt: metadata.time, revision, eventId };
  return { kind: 'patch', collection: DIRECTORY_VIEW, id: parseMascotId(event.recorded.stream), fields: changed };
}
