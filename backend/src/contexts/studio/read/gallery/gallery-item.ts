import {
  DRAWING_USER_NAME,
  type GalleryItem,
  type GeneratedImage,
  type Hug,
  GALLERY_TYPES,
  type GallerySelectionQuery,
  type GalleryType,
  STUDIO_MESSAGES,
} from '@marcel/contracts';
import type { Document, Filter, Query, ReadStore } from '../../../../platform/read-store/read-store.js';
import { artworkOf, artworkStream } from '../../domain/artwork-streams.js';
import { toHug } from '../hugs/hugs.js';
import { toImage } from '../images/images.js';
import { searchWords } from '../../../../platform/read-store/plain-text.js';
import { wordsOf } from '../../providers/local/language/words.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { GALLERY_VIEW } from '../../views.js';
import { readDownloadName } from '../download.js';

const KIND_OF: Readonly<Record<GalleryType, string>> = { hugs: 'hug', drawings: 'drawing', generated: 'image' };

export const LISTED: Filter = { field: 'listed', oneOf: [1] };

const SORT_FIELDS = { recent: 'createdAt', likes: 'likes' } as const;

export const isOneOf = (types: readonly GalleryType[]): Filter => ({
  field: 'kind',
  oneOf: types.map((type) => KIND_OF[type]),
});

function singular(word: string): string {
  const [one = word, ...others] = wordsOf(word);
  return others.length === 0 && word.toLowerCase().startsWith(one) ? one : word;
}

type Selected = Query & { readonly where: readonly Filter[]; readonly sort: NonNullable<Query['sort']> };

export function gallerySelection({ kinds, sort, search, ids }: GallerySelectionQuery): Selected {
  const asked = kinds?.split(',') ?? [];
  const types = GALLERY_TYPES.filter((type) => asked.includes(type));
  return {
    where: [
      LISTED,
      ...(types.length === 0 ? [] : [isOneOf(types)]),
      ...(ids === undefined ? [] : [{ field: 'id', oneOf: ids.split(',').map(galleryDocumentId) }]),
    ],
    search: search === undefined ? undefined : searchWords(search).map(singular),
    sort: { field: SORT_FIELDS[sort], direction: 'desc' },
  };
}

/** Returns the public item of a gallery id such as `hug-7`. @throws DomainError not_found */
export async function galleryDocument(views: ReadStore, id: string): Promise<Document> {
  const { kind } = readDownloadName(id);
  const document = await views.get(GALLERY_VIEW, galleryDocumentId(id));
  const isIt = document?.kind === (kind === 'gen' ? 'image' : kind);
  if (document === undefined || document.listed !== 1 || !isIt)
    throw new DomainError('not_found', STUDIO_MESSAGES.pictureUnknown);
  return document;
}

/** Under which id the gallery keeps what visitors know as `drawing-7` or `gen-9`. */
export function galleryDocumentId(id: string): string {
  const { kind, id: number } = readDownloadName(id);
  return artworkStream(kind === 'gen' ? 'image' : 'hug', number);
}

export function toGalleryItem(document: Document): GalleryItem {
  const { series, id } = artworkOf(String(document.id));
  const record = { ...document, id };
  return series === 'image' ? itemOfImage(toImage(record)) : itemOfHug(toHug(record));
}

function itemOfHug(hug: Hug): GalleryItem {
  const isDrawing = hug.userName === DRAWING_USER_NAME;
  const { userName, characterName, generatedImages, storagePaths } = hug;
  return {
    ...shared(hug),
    id: `${isDrawing ? 'drawing' : 'hug'}-${hug.id}`,
    type: isDrawing ? 'drawings' : 'hugs',
    imageUrl: generatedImages[0] ?? null,
    storagePath: storagePaths[0] ?? null,
    prompt: null,
    improvedPrompt: null,
    userName,
    characterName,
  };
}

function itemOfImage(image: GeneratedImage): GalleryItem {
  const { imageUrl, storagePath, prompt, improvedPrompt } = image;
  return {
    ...shared(image),
    id: `gen-${image.id}`,
    type: 'generated',
    imageUrl,
    storagePath,
    prompt,
    improvedPrompt,
    userName: null,
    characterName: null,
  };
}

const shared = ({ id, status, createdAt, likes, provider, failureReason }: Hug | GeneratedImage) => ({
  recordId: id,
  status,
  createdAt,
  likes,
  provider,
  failureReason,
});
