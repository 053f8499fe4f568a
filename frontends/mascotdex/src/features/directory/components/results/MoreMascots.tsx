import { Button, Spinner } from '@marcel/kit';
import { OfflineNote } from '../../../../shared/failure/OfflineNote';
import { DIRECTORY_TEXTS } from '../../texts';
import styles from './MoreMascots.module.css';

interface MoreMascotsProps {
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
}

/** What happens below the last card: the next page on its way, or why it is not. */
export function MoreMascots({ loading, failed, onRetry }: MoreMascotsProps) {
  return (
    <div className={styles.more}>
      {loading && <Spinner label="Loading more mascots..." />}
      {failed && !loading && (
        <p className={styles.failed} role="alert">
          {DIRECTORY_TEXTS.listFailed} <Button onClick={onRetry}>Retry</Button>
          <OfflineNote />
        </p>
      )}
    </div>
  );
}
