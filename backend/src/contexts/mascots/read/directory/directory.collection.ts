import type { CollectionDefinition, FieldKind } from '../../../../platform/read-store/collection.js';
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
} as const satisfies Record<string, FieldKind>;

export const directoryCollection: CollectionDefinition = {
  name: DIRECTORY_VIEW,
  id: 'number',
  fields: { slug: 'text', ...COLUMNS },
  columns: Object.keys(COLUMNS),
  search: ['name', 'brand', 'visualDesc'],
};
