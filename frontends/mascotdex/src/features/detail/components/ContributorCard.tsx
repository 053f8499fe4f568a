import { Icon } from '@marcel/kit';
import { useContributorProfile } from '../api/use-contributor-profile';
import styles from './ContributorCard.module.css';
import { Panel } from './Panel';

/** Who told us about the mascot, linked to the professional profile if one is known. */
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
