import { GALLERY_TYPES, type GallerySelectionQuery, type GalleryType } from '@marcel/contracts';
import type { Filter, Query } from '../../../../platform/read-store/read-store.js';
import { searchWords } from '../../../../platform/read-store/search-words.js';
import { wordsOf } from '../../providers/local/language/words.js';
import { galleryDocumentId } from './gallery-document.js';

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
