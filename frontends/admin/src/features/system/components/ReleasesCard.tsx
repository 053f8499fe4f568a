import { Spinner } from '@marcel/kit';
import { Card } from '../../../shared/components/Card';
import { LoadFailure } from '../../../shared/components/LoadFailure';
import { adminDate } from '../../../shared/dates/admin-date';
import { actorText } from '../../../shared/events/event-texts';
import { useLiveReleases } from '../api/use-system';
import styles from './System.module.css';

/** Which releases of the frontends visitors get. */
export function ReleasesCard() {
  const { data, error, isLoadingError, refetch } = useLiveReleases();
  return (
    <Card title="Releases that are live">
      {isLoadingError && (
        <LoadFailure title="Failed to look at the releases" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !isLoadingError && <Spinner label="Looking at the releases..." />}
      {data?.length === 0 && <p>Every frontend is what the product was built with.</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map(({ frontend, live, since, by, reason }) => (
            <li key={frontend}>
              <b>{`${frontend}: ${live ?? 'as the product was built'}`}</b>
              {since !== null && (
                <div>
                  Since <time dateTime={since}>{adminDate(since)}</time>
                  {by !== null && `, by ${actorText(by)}`}
                </div>
              )}
              {reason !== null && <div>{reason}</div>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
