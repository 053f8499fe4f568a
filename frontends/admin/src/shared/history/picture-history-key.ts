export const PICTURE_HISTORY_KEY = ['admin', 'history', 'picture'] as const;
