import { objectOf, isText, ROUTES, schemaOf, type SiteConfig } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';

const Site = schemaOf(
  objectOf<SiteConfig>({
    newsletterUrl: isText,
    ownerEmail: isText,
    provider: objectOf<SiteConfig['provider']>({ name: isText, url: isText }),
  }),
);

export const useSiteConfig = (): SiteConfig | undefined => useQuery({ queryKey: ['site'], queryFn: loadSite }).data;

export const useHasNewsletter = (): boolean => useSiteConfig() !== undefined;

async function loadSite({ signal }: { signal: AbortSignal }): Promise<SiteConfig> {
  const response = await fetch(ROUTES.siteConfig, { signal, cache: 'no-cache' });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return Site.parse(await response.json());
}
