/** Whatever is asked for about what happened to pictures is kept below it. */
export const PICTURE_HISTORY_KEY = ['admin', 'history', 'picture'] as const;
