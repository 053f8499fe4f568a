import {
  GalleryEntry,
  GalleryPage,
  GallerySelectionQuery,
  ListGalleryQuery,
  ROUTES,
  type GalleryType,
  type GalleryItem,
  STUDIO_LIMITS,
} from '@marcel/contracts';
import { Controller, Get, Param, Query, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CachedView } from '../../../../platform/http/caching.js';
import { JsonResponse, QueryParameters } from '../../../../platform/openapi/decorators.js';
import { GALLERY_VIEW } from '../../views.js';
import { nextAfter, placeBehind } from '../../../../platform/read-store/cursor.js';
import {
  type Query as ViewQuery,
  READ_STORE,
  type ReadStore,
  type Document,
} from '../../../../platform/read-store/read-store.js';
import { toGalleryItem, gallerySelection, isOneOf, LISTED, galleryDocument } from './gallery-item.js';
import { wordsOf } from '../../providers/local/language/words.js';
import { HIMSELF as MARCEL } from '../../providers/local/prompt/vocabulary.js';
import { readingOf } from '../../providers/local/prompt/reading.js';
import { HugDocument } from '../hugs/hugs.projection.js';

const toQuery = ({ limit, after, ...selection }: ListGalleryQuery): ViewQuery => ({
  ...gallerySelection(selection),
  after,
  limit,
});

const MOST_WORDS = 5;

export async function similarTo(
  views: Pick<ReadStore, 'find'>,
  item: GalleryItem,
  understood: readonly string[],
): Promise<GalleryItem[]> {
  const where = [LISTED, isOneOf([item.type])];
  const sort = { field: 'createdAt', direction: 'desc' } as const;
  const find = async (search?: string) => {
    const query = { where, sort, limit: 2 * STUDIO_LIMITS.similar, ...(search !== undefined && { search }) };
    return (await views.find(GALLERY_VIEW, query)).documents.map(toGalleryItem);
  };
  const keys = item.type === 'generated' ? keysOf(understood) : [item.userName ?? ''];
  const [newest, ...found] = await Promise.all([find(), ...keys.filter(Boolean).map(find)]);
  const shared = new Map(newest.map((one) => [one.id, { item: one, times: 0 }]));
  for (const one of found.flat()) shared.set(one.id, { item: one, times: (shared.get(one.id)?.times ?? 0) + 1 });
  shared.delete(item.id);
  const others = [...shared.values()];
  const alike = others.filter(({ times }) => times > 0);
  return (alike.length > 0 ? alike : others)
    .sort((one, other) => other.times - one.times || other.item.createdAt.localeCompare(one.item.createdAt))
    .slice(0, STUDIO_LIMITS.similar)
    .map((one) => one.item);
}

const HIMSELF = new Set(wordsOf(MARCEL));

const keysOf = (phrases: readonly string[]): string[] =>
  [...new Set(phrases.flatMap((phrase) => wordsOf(phrase).at(-1) ?? []))]
    .filter((word) => !HIMSELF.has(word))
    .slice(0, MOST_WORDS);

function originalOf(document: Document): string | null {
  if (document.kind !== 'drawing') return null;
  return HugDocument.shape.profilePictureUrl.parse(document.profilePictureUrl) || null;
}

@ApiTags('studio')
@Controller()
export class GalleryController {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  @Get(ROUTES.gallery)
  @CachedView(GALLERY_VIEW)
  @QueryParameters(ListGalleryQuery)
  @JsonResponse(GalleryPage, 'GalleryPage')
  async list(@Query() request: ListGalleryQuery): Promise<GalleryPage> {
    const query = toQuery(request);
    const [{ documents }, hugs, drawings, generated] = await Promise.all([
      this.views.find(GALLERY_VIEW, query),
      this.count('hugs', request),
      this.count('drawings', request),
      this.count('generated', request),
    ]);
    return {
      items: documents.map(toGalleryItem),
      counts: { hugs, drawings, generated },
      next: nextAfter(query, documents),
    };
  }

  @Get(ROUTES.galleryEntry)
  @CachedView(GALLERY_VIEW)
  @QueryParameters(GallerySelectionQuery)
  @JsonResponse(GalleryEntry, 'GalleryEntry')
  async find(@Param('id') id: string, @Query() selection: GallerySelectionQuery): Promise<GalleryEntry> {
    const document = await galleryDocument(this.views, id);
    const item = toGalleryItem(document);
    const isOurs = item.prompt !== null && item.provider === 'local';
    const words = isOurs && item.prompt !== null ? readingOf(item.prompt) : null;
    const order = gallerySelection(selection);
    const beside = async (direction: 'asc' | 'desc'): Promise<string | null> => {
      const after = placeBehind(document, order.sort);
      const query = { ...order, sort: { ...order.sort, direction }, after, limit: 1 };
      const [found] = (await this.views.find(GALLERY_VIEW, query)).documents;
      return found === undefined ? null : toGalleryItem(found).id;
    };
    const [previousId, nextId, similar] = await Promise.all([
      beside('asc'),
      beside('desc'),
      similarTo(this.views, item, words?.understood ?? []),
    ]);
    return { item, originalUrl: originalOf(document), words, previousId, nextId, similar };
  }

  private async count(kinds: GalleryType, request: ListGalleryQuery): Promise<number> {
    const { total } = await this.views.find(GALLERY_VIEW, { ...gallerySelection({ ...request, kinds }), limit: 1 });
    return total;
  }
}
