import { GENERATION_STATUSES, STUDIO_LIMITS, URL_HEALTHS } from '@marcel/contracts';
import * as z from 'zod/mini';
import type { Document, FieldKind } from '../../../platform/read-store/read-store.js';
import { GenerationFailure, PictureFormat, StoredPicture } from '../domain/generation-steps.js';
import { FAILURE_REASONS } from './failure-reasons.js';

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
