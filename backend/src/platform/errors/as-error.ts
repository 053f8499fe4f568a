/** Returns the thrown value as an error, because JavaScript can throw anything. */
export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
