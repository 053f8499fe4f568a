import type { CollectionDefinition } from '../../../../platform/read-store/collection.js';
import { DIRECTORY_VIEW } from '../../views.js';

export const directoryCollection: CollectionDefinition = {
  name: DIRECTORY_VIEW,
  id: 'number',
  fields: {
    slug: 'text',
    createdAt: 'text',
    name: 'folded',
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
  },
  columns: [
    'createdAt',
    'name',
    'likes',
    'cuteness',
    'humor',
    'rebel',
    'weirdness',
    'yearIntroduced',
    'yearRetired',
    'industry',
    'type',
    'style',
    'status',
  ],
  search: ['name', 'brand', 'visualDesc'],
  together: [
    ['cuteness', 'humor', 'rebel', 'weirdness', 'yearIntroduced', 'yearRetired'],
    ['status', 'industry', 'type', 'style'],
  ],
};
