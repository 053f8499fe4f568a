import { isRecordOf, isText, ROUTES, schemaOf, type SiteConfig } from '@marcel/contracts';
import { useQuery } from '@tanstack/react-query';

const Site = schemaOf(
  isRecordOf<SiteConfig>({
    newsletterUrl: isText,
    ownerEmail: isText,
    provider: isRecordOf<SiteConfig['provider']>({ name: isText, url: isText }),
  }),
);

/** Facts about this site; undefined until they are known, and when the server does not tell. */
export const useSiteConfig = (): SiteConfig | undefined => useQuery({ queryKey: ['site'], queryFn: load }).data;

/** The desktop asks for nothing else at first: the client for all that remotes ask for would weigh more than the answer. */
async function load({ signal }: { signal: AbortSignal }): Promise<SiteConfig> {
  const answer = await fetch(ROUTES.siteConfig, { signal, cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return Site.parse(await answer.json());
}
