import { Button } from '@marcel/kit';
import { COMMENTS_AT_A_TIME, type LoadedComments } from '../../api/comments';
import { COMMENT_TEXTS } from '../../texts';
import styles from './MoreComments.module.css';

interface MoreCommentsProps {
  loaded: LoadedComments;
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
}

/** How many of the comments are shown, and the way to the next ones; nothing where one look has brought all. */
export function MoreComments({ loaded, hasMore, loading, failed, onMore }: MoreCommentsProps) {
  const { comments, total } = loaded;
  if (!hasMore && comments.length <= COMMENTS_AT_A_TIME) return null;
  return (
    <div className={styles.more}>
      <p role="status">{COMMENT_TEXTS.shown(comments.length, total)}</p>
      {failed && !loading && (
        <p className={styles.failed} role="alert">
          {COMMENT_TEXTS.moreFailed}
        </p>
      )}
      {hasMore && (
        <Button aria-disabled={loading} onClick={() => !loading && onMore()}>
          {loading ? COMMENT_TEXTS.loadingMore : COMMENT_TEXTS.more}
        </Button>
      )}
    </div>
  );
}
