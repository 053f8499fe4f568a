export const MODERATION_KEY = ['admin', 'moderation'] as const;
