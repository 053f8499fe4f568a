import { Button } from '@marcel/kit';
import { PICTURES_AT_A_TIME } from '../api/gallery';
import styles from './MorePictures.module.css';

interface MorePicturesProps {
  shown: number;
  total: number;
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
}

/** How many of the pictures are shown, and the way to the next ones; nothing where one look has brought all. */
export function MorePictures({ shown, total, hasMore, loading, failed, onMore }: MorePicturesProps) {
  if (!hasMore && shown <= PICTURES_AT_A_TIME) return null;
  return (
    <div className={styles.more}>
      <p role="status">
        Showing {shown} of {total} pictures
      </p>
      {failed && !loading && <p role="alert">More pictures could not be loaded. Please try again.</p>}
      {hasMore && (
        <Button aria-disabled={loading} onClick={() => !loading && onMore()}>
          {loading ? 'Loading more pictures...' : 'Show more pictures'}
        </Button>
      )}
    </div>
  );
}
