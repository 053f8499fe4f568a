import * as z from 'zod/mini';

/** Bytes as they come from another process, over whatever memory they lie in. */
export const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
