import { Contributor, fillPath, ROUTES } from '@marcel/contracts';
import { api, ApiError } from '@marcel/kit/api';
import { useQuery } from '@tanstack/react-query';
import { mascotKeys } from '../../../shared/mascots/mascot-keys';

/** Address of a contributor's professional profile, or null when none is known. */
export function useContributorProfile(name: string) {
  return useQuery({
    queryKey: mascotKeys.contributor(name),
    queryFn: async ({ signal }) => {
      try {
        const path = fillPath(ROUTES.contributor, { name });
        return (await api.get(path, Contributor, { signal })).linkedinUrl;
      } catch (error) {
        // A server of an earlier release knows no other way to say so.
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
