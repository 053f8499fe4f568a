import { objectOf, isText, ROUTES, schemaOf, type SiteConfig } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';

const Site = schemaOf(
  objectOf<SiteConfig>({
    newsletterUrl: isText,
    ownerEmail: isText,
    provider: objectOf<SiteConfig['provider']>({ name: isText, url: isText }),
  }),
);

export const useSiteConfig = (): SiteConfig | undefined => useQuery({ queryKey: ['site'], queryFn: load }).data;

async function load({ signal }: { signal: AbortSignal }): Promise<SiteConfig> {
  const answer = await fetch(ROUTES.siteConfig, { signal, cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return Site.parse(await answer.json());
}
