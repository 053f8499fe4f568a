import * as z from 'zod/mini';

/** That a record has a picture. */
export const Use = z.object({
  picture: z.string(),
  stream: z.string(),
  /** Of the last event that says so, in ISO 8601. */
  at: z.string(),
});
export type Use = z.infer<typeof Use>;

export const useKey = (stream: string, picture: string): string => `${stream} ${picture}`;
