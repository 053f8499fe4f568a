import { Badge, LikeButton, relativeTime } from '@marcel/kit';
import { DownloadButton } from '../../../shared/cards/DownloadButton';
import { RecordPicture } from '../../../shared/cards/RecordPicture';
import { StatusBadge } from '../../../shared/cards/StatusBadge';
import { useLike } from '../../../shared/likes/use-like';
import { CopyPromptButton } from '../../../shared/prompt/CopyPromptButton';
import { GALLERY_LABELS } from '../gallery-item';
import type { GalleryItem } from '../gallery-item';
import styles from './ItemDetail.module.css';

/** All that is known of one picture, and what can be done with it. */
export function ItemDetail({ item }: { item: GalleryItem }) {
  const { liked, like } = useLike(item.kind, item.id);
  return (
    <div className={styles.detail}>
      <div className={styles.picture}>
        <RecordPicture kind={item.kind} record={item} sources={item.sources} alt={item.name} sizes="min(680px, 92vw)" />
      </div>
      <div className={styles.row}>
        <Badge tone="blue">{GALLERY_LABELS[item.type].badge}</Badge>
        <StatusBadge status={item.status} />
        <span>by {item.provider}</span>
        <time dateTime={item.createdAt}>{relativeTime(item.createdAt)}</time>
      </div>
      {item.prompt && (
        <dl className={styles.words}>
          <dt>Prompt</dt>
          <dd>{item.prompt}</dd>
          {item.improvedPrompt && (
            <>
              <dt>Improved prompt</dt>
              <dd>{item.improvedPrompt}</dd>
            </>
          )}
        </dl>
      )}
      <div className={styles.row}>
        <LikeButton count={item.likes} liked={liked} disabled={liked} onLike={like} label={`Like ${item.name}`} />
        {item.sources.length > 0 && <DownloadButton item={item.itemId} name={item.name} />}
        {item.prompt && <CopyPromptButton prompt={item.prompt} name={item.name} />}
      </div>
    </div>
  );
}
