import { Contributor, fillPath, ROUTES } from '@marcel/contracts';
import { api, ApiError } from '@marcel/kit/api';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '@marcel/kit';
import { mascotKeys } from '../../../shared/mascots';
import styles from './ContributorCard.module.css';
import { Panel } from './Panel';

export function ContributorCard({ name }: { name: string }) {
  const { data: profile } = useContributorProfile(name);
  return (
    <Panel title="Contributor">
      <p className={styles.contributor}>
        <Icon name="user" size={24} />
        {profile ? (
          <a href={profile} target="_blank" rel="noopener noreferrer nofollow">
            <bdi>{name}</bdi>
          </a>
        ) : (
          <bdi>{name}</bdi>
        )}
      </p>
    </Panel>
  );
}

function useContributorProfile(name: string) {
  return useQuery({
    queryKey: mascotKeys.contributor(name),
    queryFn: async ({ signal }) => {
      try {
        const path = fillPath(ROUTES.contributor, { name });
        return (await api.get(path, Contributor, { signal })).linkedinUrl;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
