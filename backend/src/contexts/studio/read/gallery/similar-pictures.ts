import { STUDIO_LIMITS, type GalleryItem } from '@marcel/contracts';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { wordsOf } from '../../providers/local/language/words.js';
import { HIMSELF as MARCEL } from '../../providers/local/prompt/vocabulary.js';
import { GALLERY_VIEW } from '../../views.js';
import { toGalleryItem } from './gallery-item.js';
import { isOneOf, LISTED } from './gallery-selection.js';

/** So many words are looked for: each is a search. */
const MOST_WORDS = 5;

/** Those that share the most words, or the name; the newest of the same type where none does. */
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

/** Of 'two red balloons' it is the balloon that others may have, too. Marcel himself is in all of them. */
const keysOf = (phrases: readonly string[]): string[] =>
  [...new Set(phrases.flatMap((phrase) => wordsOf(phrase).at(-1) ?? []))]
    .filter((word) => !HIMSELF.has(word))
    .slice(0, MOST_WORDS);
