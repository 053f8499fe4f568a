/** Whether an answer is there at once, and no stream. */
export const isWhole = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

/** What it takes in memory; nothing of a stream is. */
export const bytesOf = (payload: unknown): number => (isWhole(payload) ? Buffer.byteLength(payload) : 0);
