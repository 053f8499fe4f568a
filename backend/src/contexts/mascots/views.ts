import { MODERATION_VIEWS } from '../moderation/index.js';
import type { Effect } from '../../platform/read-your-writes/waits-for.js';

export const DIRECTORY_VIEW = 'mascots';
export const IMPORTS_VIEW = 'mascot-imports';
export const PAST_VIEW = 'mascots-past';
export const MASCOT_STATES_VIEW = 'mascot-states';
export const LIKE_DAYS_VIEW = 'mascot-like-days';
export const ERASED_MASCOTS_VIEW = 'erased-mascots';

export const AFTER_MASCOT_VERDICT = {
  automation: 'withdraw-or-restore-mascot',
  views: ['mascots', ...MODERATION_VIEWS],
} satisfies Effect;
