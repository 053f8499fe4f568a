/** Query key of all that the panel knows of what visitors have published. */
export const MODERATION_KEY = ['admin', 'moderation'] as const;
