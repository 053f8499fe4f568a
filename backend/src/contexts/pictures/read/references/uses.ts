import * as z from 'zod/mini';

export const Use = z.object({
  picture: z.string(),
  stream: z.string(),
  at: z.string(),
});
export type Use = z.infer<typeof Use>;

export const useKey = (stream: string, picture: string): string => `${stream} ${picture}`;
