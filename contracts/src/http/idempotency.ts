export const IDEMPOTENCY_KEY_LENGTH = { min: 16, max: 200 } as const;
