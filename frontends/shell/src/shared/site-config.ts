import { ROUTES, SiteConfig } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useQuery } from '@tanstack/react-query';

/** Facts about this site; undefined until they are known, and when the server does not tell. */
export function useSiteConfig(): SiteConfig | undefined {
  const load = ({ signal }: { signal: AbortSignal }) => api.get(ROUTES.siteConfig, SiteConfig, { signal });
  return useQuery({ queryKey: ['site'], queryFn: load }).data;
}
