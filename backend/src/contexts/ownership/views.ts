import { JUDGED_VIEWS } from '../moderation/index.js';
import type { ViewName } from '../../platform/read-your-writes/waits-for.js';

export const OWNED_VIEW = 'owned';

export const AFTER_TAKING_BACK = [OWNED_VIEW, 'comments', 'artworks', ...JUDGED_VIEWS] as const satisfies readonly [
  ViewName,
  ...ViewName[],
];
