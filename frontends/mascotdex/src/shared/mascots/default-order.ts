/** The order that a list has unless another one is asked for. */
export const DEFAULT_ORDER = { sortBy: 'createdAt', sortOrder: 'desc' } as const;
