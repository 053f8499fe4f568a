import {
  GALLERY_TYPES,
  GalleryEntry,
  type GalleryItem,
  GalleryPage,
  GallerySelectionQuery,
  type GallerySort,
  type GalleryType,
  type GeneratedImage,
  type Hug,
  ListGalleryQuery,
  ROUTES,
  STUDIO_LIMITS,
  STUDIO_MESSAGES,
} from '@marcel/contracts';
import { Get, Inject, Param } from '@nestjs/common';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { CachedView } from '../../../platform/http/caching.js';
import { JsonResponse, QueryParameters, RestController } from '../../../platform/openapi/decorators.js';
import { nextAfter, encodeCursor } from '../../../platform/read-store/cursor.js';
import type { Document, Filter, Query as ViewQuery, ReadStore } from '../../../platform/read-store/read-store.js';
import { READ_STORE } from '../../../platform/read-store/read-store.js';
import { toWords } from '../language/words.js';
import { readPrompt } from '../providers/local/prompt/reading.js';
import { MARCEL_TERMS } from '../providers/local/prompt/vocabulary.js';
import { artworkStream } from '../domain/artwork-streams.js';
import { ARTWORKS_VIEW, findVisibleArtwork, HugDocument, parseArtworkName } from './artworks.js';
import { toHug } from './hugs.js';
import { toImage } from './images.js';

function toDocumentId(name: string): string {
  const { series, id } = parseArtworkName(name);
  return artworkStream(series, id);
}

/** Returns the document of an id such as `hug-7`. @throws DomainError not_found, also for an unlisted artwork */
async function findGalleryDocument(views: ReadStore, id: string): Promise<Document> {
  const document = await findVisibleArtwork(views, parseArtworkName(id));
  if (document === undefined) throw new DomainError('not_found', STUDIO_MESSAGES.pictureUnknown);
  return document;
}

/** @throws DomainError not_found, also for an unlisted artwork */
export const findGalleryItem = async (views: ReadStore, id: string): Promise<GalleryItem> =>
  toGalleryItem(await findGalleryDocument(views, id));

export function toGalleryItem(document: Document): GalleryItem {
  if (document.kind === 'image') {
    const image = toImage(document);
    const { imageUrl, storagePath, prompt, improvedPrompt } = image;
    const fields = { imageUrl, storagePath, prompt, improvedPrompt, userName: null, characterName: null };
    return { id: `gen-${image.id}`, type: 'generated', ...itemFields(image), ...fields };
  }
  const hug = toHug(document);
  const { userName, characterName, generatedImages, storagePaths } = hug;
  const pictures = { imageUrl: generatedImages[0] ?? null, storagePath: storagePaths[0] ?? null };
  const fields = { ...pictures, prompt: null, improvedPrompt: null, userName, characterName };
  return document.kind === 'drawing'
    ? { id: `drawing-${hug.id}`, type: 'drawings', ...itemFields(hug), ...fields }
    : { id: `hug-${hug.id}`, type: 'hugs', ...itemFields(hug), ...fields };
}

const itemFields = ({ id: recordId, status, createdAt, likes, provider, failureReason }: Hug | GeneratedImage) => ({
  recordId,
  status,
  createdAt,
  likes,
  provider,
  failureReason,
});

const KINDS_BY_TYPE: Readonly<Record<GalleryType, string>> = { hugs: 'hug', drawings: 'drawing', generated: 'image' };
const VISIBLE: Filter = { field: 'listed', oneOf: [1] };
const SORT_FIELDS: Readonly<Record<GallerySort, string>> = { recent: 'createdAt', likes: 'likes' };

function kindFilter(types: readonly GalleryType[]): Filter {
  return { field: 'kind', oneOf: types.map((type) => KINDS_BY_TYPE[type]) };
}

function toSingular(word: string): string {
  const [one = word, ...others] = toWords(word);
  return others.length === 0 && word.toLowerCase().startsWith(one) ? one : word;
}

function toSelectionQuery({ kinds, sort, search, ids }: GallerySelectionQuery) {
  const requested = kinds?.split(',') ?? [];
  const types = GALLERY_TYPES.filter((type) => requested.includes(type));
  return {
    where: [
      VISIBLE,
      ...(types.length === 0 ? [] : [kindFilter(types)]),
      ...(ids === undefined ? [] : [{ field: 'id', oneOf: ids.split(',').map(toDocumentId) }]),
    ],
    search: search?.replaceAll(/\S+/gu, toSingular),
    sort: { field: SORT_FIELDS[sort], direction: 'desc' },
  } satisfies ViewQuery;
}

const MAX_SEARCH_KEYS = 5;

export async function findSimilar(
  views: Pick<ReadStore, 'find'>,
  item: GalleryItem,
  understood: readonly string[],
): Promise<GalleryItem[]> {
  const where = [VISIBLE, kindFilter([item.type])];
  const sort = { field: 'createdAt', direction: 'desc' } as const;
  const find = async (search?: string) => {
    const query = { where, sort, limit: 2 * STUDIO_LIMITS.similar, ...(search !== undefined && { search }) };
    return (await views.find(ARTWORKS_VIEW, query)).documents.map(toGalleryItem);
  };
  const keys = item.type === 'generated' ? toSearchKeys(understood) : [item.userName ?? ''];
  const [newest, ...pages] = await Promise.all([find(), ...keys.filter(Boolean).map(find)]);
  const scored = new Map(newest.map((one) => [one.id, { item: one, matches: 0 }]));
  for (const one of pages.flat()) scored.set(one.id, { item: one, matches: (scored.get(one.id)?.matches ?? 0) + 1 });
  scored.delete(item.id);
  const others = [...scored.values()];
  const matching = others.filter(({ matches }) => matches > 0);
  return (matching.length > 0 ? matching : others)
    .sort((one, other) => other.matches - one.matches || other.item.createdAt.localeCompare(one.item.createdAt))
    .slice(0, STUDIO_LIMITS.similar)
    .map((one) => one.item);
}

const MARCEL_WORDS = new Set(toWords(MARCEL_TERMS));

const toSearchKeys = (phrases: readonly string[]): string[] =>
  [...new Set(phrases.flatMap((phrase) => toWords(phrase).at(-1) ?? []))]
    .filter((word) => !MARCEL_WORDS.has(word))
    .slice(0, MAX_SEARCH_KEYS);

function findOriginal(document: Document): string | null {
  if (document.kind !== 'drawing') return null;
  return HugDocument.shape.profilePictureUrl.parse(document.profilePictureUrl) || null;
}

@RestController('studio')
export class GalleryController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.gallery)
  @CachedView(ARTWORKS_VIEW)
  @JsonResponse(GalleryPage, 'GalleryPage')
  async list(@QueryParameters() { limit, after, ...selection }: ListGalleryQuery): Promise<GalleryPage> {
    const query = { ...toSelectionQuery(selection), after, limit };
    const [{ documents }, hugs, drawings, generated] = await Promise.all([
      this.views.find(ARTWORKS_VIEW, query),
      this.count('hugs', selection),
      this.count('drawings', selection),
      this.count('generated', selection),
    ]);
    const counts = { hugs, drawings, generated };
    return { items: documents.map(toGalleryItem), counts, next: nextAfter(query, documents) };
  }

  @Get(ROUTES.galleryEntry)
  @CachedView(ARTWORKS_VIEW)
  @JsonResponse(GalleryEntry, 'GalleryEntry')
  async find(@Param('id') id: string, @QueryParameters() selection: GallerySelectionQuery): Promise<GalleryEntry> {
    const document = await findGalleryDocument(this.views, id);
    const item = toGalleryItem(document);
    const words = item.prompt !== null && item.provider === 'local' ? readPrompt(item.prompt) : null;
    const order = toSelectionQuery(selection);
    const findNeighbor = async (direction: 'asc' | 'desc'): Promise<string | null> => {
      const after = encodeCursor(document, order.sort);
      const query = { ...order, sort: { ...order.sort, direction }, after, limit: 1 };
      const [neighbor] = (await this.views.find(ARTWORKS_VIEW, query)).documents;
      return neighbor === undefined ? null : toGalleryItem(neighbor).id;
    };
    const [previousId, nextId, similar] = await Promise.all([
      findNeighbor('asc'),
      findNeighbor('desc'),
      findSimilar(this.views, item, words?.understood ?? []),
    ]);
    return { item, originalUrl: findOriginal(document), words, previousId, nextId, similar };
  }

  private async count(kinds: GalleryType, selection: GallerySelectionQuery): Promise<number> {
    const { total } = await this.views.find(ARTWORKS_VIEW, { ...toSelectionQuery({ ...selection, kinds }), limit: 1 });
    return total;
  }
}
