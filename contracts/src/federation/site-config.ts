import * as z from 'zod/mini';

/** What the shell needs to know of the site, answered by `/api/site`. */
export const SiteConfig = z.object({
  newsletterUrl: z.string(),
  ownerEmail: z.string(),
  provider: z.object({ name: z.string(), url: z.string() }),
});
export type SiteConfig = z.infer<typeof SiteConfig>;
