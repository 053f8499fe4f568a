export const JUDGED_VIEWS = ['moderation-queue', 'picture-references'] as const;
