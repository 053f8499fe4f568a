/** Where every report and verdict shows, whatever it is about: in the queue of the desk, and in whether pictures are shown. */
export const JUDGED_VIEWS = ['moderation-queue', 'picture-references'] as const;
