import type { GalleryItem, GalleryType, GeneratedImage, GenerationStatus, Hug } from '@marcel/contracts';
import { fillPath, GalleryEntry, HEADERS, isSettled, MINE_PAGE, MineList, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { type InfiniteData, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { isolateBidi } from '@marcel/kit/programs';

export const studioKeys = {
  hugs: ['studio', 'hugs'],
  images: ['studio', 'images'],
  gallery: ['studio', 'gallery'],
  entries: ['studio', 'entries'],
} as const;

export const uniqueUrls = (addresses: readonly (string | null | undefined)[]): string[] => [
  ...new Set(addresses.filter((address): address is string => Boolean(address))),
];

export const getHugPictures = ({ storagePaths, generatedImages }: Hug): string[] =>
  uniqueUrls([storagePaths[0], generatedImages[0]]);

type Pictured = Pick<GeneratedImage, 'status' | 'storagePath' | 'imageUrl'>;

export const getImagePictures = ({ storagePath, imageUrl }: Pictured): string[] => uniqueUrls([storagePath, imageUrl]);

/** Polling interval of a list with unfinished pictures, in milliseconds. */
export const POLL_MS = 5000;

const isUnfinished = (status: GenerationStatus, pictures: number): boolean =>
  status !== 'failed' && (pictures === 0 || !isSettled(status));

export const hasUnfinishedHug = (hugs: readonly Hug[] = []): boolean =>
  hugs.some((hug) => isUnfinished(hug.status, getHugPictures(hug).length));

export const hasUnfinishedImage = (images: readonly Pictured[] = []): boolean =>
  images.some((image) => isUnfinished(image.status, getImagePictures(image).length));

const ITEM_PREFIXES = { hug: 'hug', drawing: 'drawing', image: 'gen' } as const;
type OwnKind = keyof typeof ITEM_PREFIXES;

/** Returns the names of the newest own pictures, such as `gen-7`. */
export async function findOwnItems(key: string, kinds: readonly OwnKind[], signal: AbortSignal): Promise<string[]> {
  const path = `${ROUTES.mine}?limit=${MINE_PAGE.limitMax}&kinds=${kinds.join()}`;
  const { items } = await api.get(path, MineList, { headers: { [HEADERS.ownerKey]: key }, signal });
  return items.flatMap(({ kind, id }) =>
    kinds.filter((one) => one === kind).map((one) => `${ITEM_PREFIXES[one]}-${id}`),
  );
}

export const galleryEntry = (id: string, selection: Record<string, string> = {}) =>
  queryOptions({
    queryKey: [...studioKeys.entries, id, selection],
    queryFn: ({ signal }) => {
      const path = fillPath(ROUTES.galleryEntry, { id });
      return api.get(`${path}?${new URLSearchParams(selection)}`, GalleryEntry, { signal });
    },
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data !== undefined && !isSettled(state.data.item.status) && POLL_MS,
  });

type HugNames = { readonly [Name in keyof Pick<Hug, 'userName' | 'characterName'>]: string | null };

export const joinNames = ({ userName, characterName }: HugNames): string =>
  [userName, characterName].flatMap((name) => (name ? [isolateBidi(name)] : [])).join(' and ');

export const hugTitle = (hug: HugNames): string => `Hug of ${joinNames(hug)}`;

export type RecordKind = 'hugs' | 'images';

export const toRecordKind = (type: GalleryType): RecordKind => (type === 'generated' ? 'images' : 'hugs');

interface Updatable {
  likes: number;
  status: GenerationStatus;
}

interface LoadedPage {
  items: readonly GalleryItem[];
}

export function updateCachedRecord(
  client: QueryClient,
  kind: RecordKind,
  id: number,
  change: (record: Updatable) => Partial<Updatable>,
): void {
  client.setQueriesData<{ items: readonly (Updatable & { id: number })[] }>({ queryKey: studioKeys[kind] }, (list) => {
    if (!list) return list;
    const items = list.items.map((item) => (item.id === id ? { ...item, ...change(item) } : item));
    return { ...list, items };
  });
  const isRecord = ({ type, recordId }: GalleryItem) => recordId === id && toRecordKind(type) === kind;
  client.setQueriesData<InfiniteData<LoadedPage>>({ queryKey: studioKeys.gallery }, (gallery) => {
    if (!gallery) return gallery;
    const pages = gallery.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (isRecord(item) ? { ...item, ...change(item) } : item)),
    }));
    return { ...gallery, pages };
  });
  client.setQueriesData<GalleryEntry>({ queryKey: studioKeys.entries }, (entry) =>
    entry && isRecord(entry.item) ? { ...entry, item: { ...entry.item, ...change(entry.item) } } : entry,
  );
}
