import { ROUTES, SiteConfig } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { useQuery } from '@tanstack/react-query';

/** Where visitors reach the owner; undefined until it is known, and when the server does not tell. */
export function useOwnerEmail(): string | undefined {
  const site = useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => api.get(ROUTES.siteConfig, SiteConfig, { signal }),
  });
  return site.data?.ownerEmail;
}
