import * as z from 'zod/mini';
import { GENERATION_STATUSES, STUDIO_LIMITS, URL_HEALTHS, type ListImagesQuery } from '@marcel/contracts';
import type { Document, FieldKind, Filter, Query } from '../../../platform/read-store/read-store.js';
import { GenerationFailure, PictureFormat, StoredPicture } from '../domain/generation-steps.js';
import { FAILURE_REASONS } from './failure-reasons.js';
import type { Projection } from '../../../platform/consumers/projections/projection.js';
import type { EventStore, Position } from '../../../platform/event-store/event-store.js';
import { countEvents, documentAsOf } from '../../../platform/history/replay.js';
import type { PersonalData } from '../../../platform/personal-data/personal-data.js';
import type { ItemEvent } from '../../moderation/index.js';
import { artworkStream, type ArtworkId } from '../domain/artwork-streams.js';
import type { ArtworkEvent } from '../domain/artwork.events.js';
import { artworkLikesStream, type ArtworkLiked } from '../domain/like.js';
import { VIEW_OF } from '../views.js';

interface ArtworkSources {
  readonly events: EventStore;
  readonly personalData: PersonalData;
}

export async function artworkAsOf(
  { events, personalData }: ArtworkSources,
  projection: Projection<ArtworkEvent | ArtworkLiked | ItemEvent>,
  { series, id }: ArtworkId,
  asOf: Position,
): Promise<Document | undefined> {
  const artwork = { projection, collection: VIEW_OF[series], stream: artworkStream(series, id), id, personalData };
  const document = await documentAsOf(events, artwork, asOf);
  if (document === undefined) return undefined;
  return { ...document, likes: await countEvents(events, artworkLikesStream(series, id)) };
}

export function toArtworksQuery(
  { hideBroken, after, offset, limit }: ListImagesQuery,
  where: readonly Filter[] = [],
): Query {
  const listed = { field: 'listed', oneOf: [1] };
  const unbroken: Filter[] = hideBroken === 'true' ? [{ field: 'shown', oneOf: [1] }] : [];
  return { where: [...where, listed, ...unbroken], sort: { field: 'id', direction: 'desc' }, after, offset, limit };
}

const text = z.nullable(z.string());

export const artworkFields = {
  id: z.int(),
  status: z.enum(GENERATION_STATUSES),
  failure: z.nullable(GenerationFailure),
  provider: z.string(),
  format: PictureFormat,
  jobId: text,
  likes: z.int(),
  preserved: z.int(),
  urlHealth: z.enum(URL_HEALTHS),
  lastUrlCheckAt: text,
  sourceGone: z.boolean(),
  /** 1, or 0 for what is held or hidden. */
  listed: z.int(),
  /** 1, or 0 for what `hideBroken` leaves out. */
  shown: z.int(),
  createdAt: z.string(),
  madeAt: text,
};

export const ARTWORK_INDEXES: Readonly<Record<string, FieldKind>> = {
  status: 'text',
  listed: 'number',
  shown: 'number',
  lastUrlCheckAt: 'text',
};

export const ArtworkDocument = z.object(artworkFields);
export type ArtworkDocument = z.infer<typeof ArtworkDocument>;

export const newArtwork = (createdAt: string) => ({
  status: 'pending',
  failure: null,
  jobId: null,
  likes: 0,
  preserved: 0,
  urlHealth: 'unknown',
  lastUrlCheckAt: null,
  sourceGone: false,
  listed: 1,
  shown: 1,
  createdAt,
  madeAt: null,
});

/** Newest pictures that a document shows: it must not grow with every re-roll. */
export const MOST_PICTURES = STUDIO_LIMITS.pictures;

const PICTURE_FIELD = /^picture(\d+)$/;

/** A picture lies in a field of its own, so that a further one can be added without reading the others. */
export const pictureField = (generation: number): string => `picture${generation}`;

export function picturesOf(document: Document): StoredPicture[] {
  return Object.keys(document)
    .flatMap((field) => PICTURE_FIELD.exec(field)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => other - one)
    .map((generation) => StoredPicture.parse(document[pictureField(generation)]));
}

export function addressesOf(pictures: readonly StoredPicture[], { sourceGone }: ArtworkDocument): string[] {
  return pictures.map(({ sourceUrl, url }, at) => (at === 0 && sourceGone ? url : (sourceUrl ?? url)));
}

export function shownFields(artwork: ArtworkDocument) {
  const { id, status, likes, urlHealth, lastUrlCheckAt, listed, createdAt, provider, failure, jobId } = artwork;
  return {
    id,
    status,
    likes,
    urlHealth,
    lastUrlCheckAt,
    hidden: listed === 0,
    createdAt,
    provider,
    scenarioJobId: provider === 'scenario' ? jobId : null,
    failureReason: failure && FAILURE_REASONS[failure],
  };
}
