import { Button } from '@marcel/kit';
import styles from './MoreOfList.module.css';

interface MoreOfListProps {
  shown: number;
  total: number;
  atATime: number;
  texts: { more: string; loadingMore: string; moreFailed: string; shown: (shown: number, total: number) => string };
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
}

export function MoreOfList({ shown, total, atATime, texts, hasMore, loading, failed, onMore }: MoreOfListProps) {
  if (!hasMore && shown <= atATime) return null;
  return (
    <div className={styles.more}>
      <p role="status">{texts.shown(shown, total)}</p>
      {failed && !loading && (
        <p className={styles.failed} role="alert">
          {texts.moreFailed}
        </p>
      )}
      {hasMore && (
        <Button aria-disabled={loading} onClick={() => !loading && onMore()}>
          {loading ? texts.loadingMore : texts.more}
        </Button>
      )}
    </div>
  );
}
