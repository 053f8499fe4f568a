import * as z from 'zod/mini';
import type { ListImagesQuery } from '@marcel/contracts';
import { DRAWING_USER_NAME, GENERATION_STATUSES, STUDIO_LIMITS, STUDIO_MESSAGES, URL_HEALTHS } from '@marcel/contracts';
import type { Projection } from '../../../platform/consumers/projections/projection.js';
import { unknownEvent } from '../../../platform/decider/decider.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { plaintextOrEmpty } from '../../../platform/decider/stored-text.js';
import { nextAfter } from '../../../platform/read-store/cursor.js';
import type {
  Change,
  CollectionDefinition,
  Document,
  Query,
  ReadStore,
} from '../../../platform/read-store/read-store.js';
import { isItemEvent, isShownAfter, itemEvents, moderationStreamsOf, type ItemEvent } from '../../moderation/index.js';
import { ARTWORK_STREAMS, type ArtworkId, artworkStream } from '../domain/artwork-streams.js';
import type { ArtworkEvent } from '../domain/artwork.events.js';
import { artworkEvents, GenerationFailure, PictureFormat, GeneratedPicture } from '../domain/artwork.events.js';
import { artworkLikeEvents, artworkLikeStreams, type ArtworkLiked } from '../domain/like.js';

export const ARTWORKS_VIEW = 'artworks';

const nullableText = z.nullable(z.string());

export const ArtworkDocument = z.object({
  /** The name of the artwork's stream. */
  id: z.string(),
  kind: z.enum(['hug', 'drawing', 'image']),
  /** The id in the API. Hugs and drawings share one sequence, images have another. */
  number: z.int(),
  status: z.enum(GENERATION_STATUSES),
  failure: z.nullable(GenerationFailure),
  provider: z.string(),
  format: PictureFormat,
  jobId: nullableText,
  likes: z.int(),
  /** Number of pictures that were stored, including those that re-rolls have replaced. */
  preserved: z.int(),
  urlHealth: z.enum(URL_HEALTHS),
  lastUrlCheckAt: nullableText,
  sourceGone: z.boolean(),
  /** 1 while visitors may see the artwork; 0 while moderation holds or hides it. */
  listed: z.int(),
  /** 0 while the newest picture is broken, so that `hideBroken` leaves the artwork out, otherwise 1. */
  shown: z.int(),
  createdAt: z.string(),
  madeAt: nullableText,
});
export type ArtworkDocument = z.infer<typeof ArtworkDocument>;
type ArtworkKind = ArtworkDocument['kind'];

export const HugDocument = z.extend(ArtworkDocument, {
  userName: z.string(),
  profilePictureUrl: z.string(),
  mascotPictureUrl: nullableText,
  characterName: nullableText,
  /** 1 while the portrait of a hug is kept, otherwise 0. */
  portrait: z.int(),
});

export const ImageDocument = z.extend(ArtworkDocument, {
  prompt: z.string(),
  improvedPrompt: nullableText,
  modelId: z.string(),
});

const artworksCollection: CollectionDefinition = {
  name: ARTWORKS_VIEW,
  id: 'text',
  fields: {
    kind: 'text',
    number: 'number',
    status: 'text',
    likes: 'number',
    lastUrlCheckAt: 'text',
    listed: 'number',
    shown: 'number',
    portrait: 'number',
    createdAt: 'text',
    madeAt: 'text',
  },
  search: ['kind', 'userName', 'characterName', 'prompt', 'improvedPrompt'],
};

const newArtworkFields = (createdAt: string) => ({
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

/** Number of pictures that a document keeps, so that re-rolls do not make it grow without limit. */
export const MAX_PICTURES = STUDIO_LIMITS.pictures;

/** Each picture has a separate field, so that a patch can add one without the others. */
const pictureField = (generation: number): string => `picture${generation}`;

export const artworksProjection: Projection<ArtworkEvent | ArtworkLiked | ItemEvent> = {
  name: ARTWORKS_VIEW,
  version: 2,
  collections: [artworksCollection],
  streamPrefixes: [
    ...ARTWORK_STREAMS,
    artworkLikeStreams('hug'),
    artworkLikeStreams('image'),
    moderationStreamsOf('hug'),
    moderationStreamsOf('image'),
  ],
  catalogue: { ...artworkEvents, ...artworkLikeEvents, ...itemEvents },
  needsDecryption: true,
  project(event) {
    if (isItemEvent(event)) return projectItemEvent(event);
    const { stream: id, metadata } = event.recorded;
    const artwork = { collection: ARTWORKS_VIEW, id };
    const put = (kind: ArtworkKind, number: number, fields: Document): Change[] => [
      { kind: 'put', ...artwork, document: { kind, number, ...fields, ...newArtworkFields(metadata.time) } },
    ];
    const patch = (fields: Document): Change[] => [{ kind: 'patch', ...artwork, fields }];
    switch (event.type) {
      case 'HugRequested': {
        const { hugId, userName, characterName, portraitUrl: profilePictureUrl, mascotPictureUrl } = event.data;
        const pictures = { profilePictureUrl, mascotPictureUrl, portrait: 1 };
        const character = characterName && plaintextOrEmpty(characterName);
        return put('hug', hugId, { userName: plaintextOrEmpty(userName), characterName: character, ...pictures });
      }
      case 'DrawingSubmitted': {
        const { hugId, drawingUrl: profilePictureUrl } = event.data;
        const names = { userName: DRAWING_USER_NAME, characterName: null };
        return put('drawing', hugId, { ...names, profilePictureUrl, mascotPictureUrl: null, portrait: 0 });
      }
      case 'ImageRequested': {
        const { imageId, prompt, modelId } = event.data;
        return put('image', imageId, { prompt: plaintextOrEmpty(prompt), improvedPrompt: null, modelId });
      }
      case 'PortraitDeleted':
        return patch({ profilePictureUrl: '', portrait: 0 });
      case 'ArtworkLiked': {
        const { series, id: number } = event.data;
        return [{ kind: 'increment', ...artwork, id: artworkStream(series, number), by: { likes: 1 } }];
      }
      case 'GenerationRequested': {
        const { provider, format } = event.data;
        return patch({ status: 'pending', failure: null, jobId: null, provider, format });
      }
      case 'PromptImproved':
        return patch({ improvedPrompt: plaintextOrEmpty(event.data.improvedPrompt) });
      case 'SubmissionIntended':
        return patch({ status: 'processing' });
      case 'SubmissionDeclined':
        return patch({ status: 'pending' });
      case 'GenerationStarted':
        return patch({ status: 'processing', jobId: event.data.jobId });
      case 'PictureStored': {
        const { generation, picture } = event.data;
        const pictures = {
          [pictureField(generation)]: picture,
          ...(generation > MAX_PICTURES && { [pictureField(generation - MAX_PICTURES)]: undefined }),
        };
        const unchecked = { urlHealth: 'unknown', lastUrlCheckAt: null, sourceGone: false, shown: 1 };
        return [...patch({ ...pictures, ...unchecked }), { kind: 'increment', ...artwork, by: { preserved: 1 } }];
      }
      case 'GenerationCompleted':
        return patch({ status: 'completed', madeAt: metadata.time });
      case 'GenerationFailed':
        return patch({ status: 'failed', failure: event.data.failure });
      case 'PictureChecked': {
        const { health: urlHealth, source, checkedAt: lastUrlCheckAt } = event.data;
        const shown = urlHealth === 'broken' ? 0 : 1;
        return patch({ urlHealth, lastUrlCheckAt, sourceGone: source === 'gone', shown });
      }
      default:
        return unknownEvent(event);
    }
  },
};

function projectItemEvent(event: ItemEvent): Change[] {
  const { kind, itemId } = event.data;
  const artwork = { collection: ARTWORKS_VIEW, id: `${kind}-${itemId}` };
  if (event.type === 'ItemErased') return [{ kind: 'remove', ...artwork }];
  const isShown = isShownAfter(event);
  return isShown === undefined ? [] : [{ kind: 'patch', ...artwork, fields: { listed: isShown ? 1 : 0 } }];
}

/** Returns a page of the listed artworks of these kinds, newest first. */
export async function findArtworks(
  views: ReadStore,
  kinds: readonly ArtworkKind[],
  { hideBroken, after, offset, limit }: ListImagesQuery,
) {
  const where = [
    { field: 'kind', oneOf: kinds },
    { field: 'listed', oneOf: [1] },
    ...(hideBroken === 'true' ? [{ field: 'shown', oneOf: [1] }] : []),
  ];
  const query: Query = { where, sort: { field: 'number', direction: 'desc' }, after, offset, limit };
  const { documents, total } = await views.find(ARTWORKS_VIEW, query);
  return { documents, total, limit, next: nextAfter(query, documents) };
}

interface ArtworkName extends ArtworkId {
  readonly kind: ArtworkKind;
}

const ARTWORK_NAME = /^(?:(hug|drawing|gen)-)?([1-9]\d{0,14})$/;

/** Parses the id of an artwork in addresses: `hug-7`, `drawing-7`, `gen-7`, or `7` for an image. Streams are named `hug-7` and `image-7`. @throws DomainError not_found */
export function parseArtworkName(text: string): ArtworkName {
  const [, prefix, digits] = ARTWORK_NAME.exec(text) ?? [];
  if (digits === undefined) throw new DomainError('not_found', STUDIO_MESSAGES.imageNotFound);
  const kind = prefix === 'hug' || prefix === 'drawing' ? prefix : 'image';
  return { kind, series: kind === 'image' ? kind : 'hug', id: Number(digits) };
}

export async function findVisibleArtwork(views: ReadStore, name: ArtworkName): Promise<Document | undefined> {
  const document = await views.get(ARTWORKS_VIEW, artworkStream(name.series, name.id));
  return document?.kind === name.kind && document.listed === 1 ? document : undefined;
}

const PICTURE_FIELD = /^picture(\d+)$/;

/** Returns the pictures, newest first. */
export function parsePictures(document: Document): GeneratedPicture[] {
  return Object.keys(document)
    .flatMap((field) => PICTURE_FIELD.exec(field)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => other - one)
    .map((generation) => GeneratedPicture.parse(document[pictureField(generation)]));
}

/** Returns the provider's addresses, whose health is checked, and our own copy in place of the newest one once it is gone. */
export function toUrls(pictures: readonly GeneratedPicture[], { sourceGone }: ArtworkDocument): string[] {
  return pictures.map(({ sourceUrl, url }, index) => (index === 0 && sourceGone ? url : (sourceUrl ?? url)));
}

export function commonFields(artwork: ArtworkDocument) {
  const { number: id, status, likes, urlHealth, lastUrlCheckAt, listed, createdAt, provider, failure, jobId } = artwork;
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

export const FAILURE_REASONS: Readonly<Record<GenerationFailure, string>> = {
  interrupted: 'The studio was interrupted just as it ordered your picture. Please try again.',
  unclear: 'The picture service did not say whether it took the order. Please try again.',
  busy: 'The picture service is too busy right now. Please try again later.',
  unreachable: 'The picture service cannot be reached right now. Please try again later.',
  forbidden: 'The picture service does not let us make pictures right now.',
  refused: 'The picture service did not accept this. Please try something else.',
  providerFailed: 'The picture service could not make this picture. Please try again.',
  canceled: 'The picture service stopped before the picture was done. Please try again.',
  tooSlow: 'The picture service took too long. Please try again.',
  garbled: 'The picture service sent something that is not a picture. Please try again.',
  sourceGone: 'The picture to start from is no longer there. Please upload it again.',
  internal: 'Something went wrong while your picture was made. Please try again.',
};
