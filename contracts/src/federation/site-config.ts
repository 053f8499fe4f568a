import * as z from 'zod/mini';

export const SiteConfig = z.object({
  newsletterUrl: z.string(),
  ownerEmail: z.string(),
  provider: z.object({ name: z.string(), url: z.string() }),
});
export type SiteConfig = z.infer<typeof SiteConfig>;
