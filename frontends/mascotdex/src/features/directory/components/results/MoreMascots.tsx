import { Button, Spinner } from '@marcel/kit';
import { MASCOT_SCREEN_TEXTS } from '@marcel/contracts';
import css from './MoreMascots.module.css';

interface MoreMascotsProps {
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
}

/** What happens below the last card: the next page on its way, or why it is not. */
export function MoreMascots({ loading, failed, onRetry }: MoreMascotsProps) {
  return (
    <div className={css.more}>
      {loading && <Spinner label="Loading more mascots..." />}
      {failed && !loading && (
        <p className={css.failed} role="alert">
          {MASCOT_SCREEN_TEXTS.listFailed} <Button onClick={onRetry}>Retry</Button>
        </p>
      )}
    </div>
  );
}
