import { isSettled, type GenerationStatus } from '@marcel/contracts';
import { Badge, LikeButton, relativeTime } from '@marcel/kit';
import type { ReactNode } from 'react';
import { useLike } from '../likes/use-like';
import { useProgress } from '../live/progress-store';
import type { RecordKind } from '../records/change-record';
import { madeBy } from './made-by';
import styles from './PictureCard.module.css';
import { RecordPicture, type PicturedRecord } from './RecordPicture';
import { StatusBadge } from './StatusBadge';

/** What cards know of a record. */
export interface CardRecord extends PicturedRecord {
  likes: number;
  createdAt: string;
  /** Who makes the picture, such as `local`. */
  provider: string;
}

interface PictureCardProps {
  kind: RecordKind;
  record: CardRecord;
  /** Addresses of the picture, best first. */
  sources: readonly string[];
  /** What the picture is, for readers, such as "Hug of Ada". */
  name: string;
  title: ReactNode;
  /** What kind of picture it is, where several kinds are shown together. */
  badge?: string;
  /** Buttons beside the likes. */
  actions: ReactNode;
}

const SIZES = '(max-width: 520px) 92vw, (max-width: 820px) 46vw, 30vw';

/** What was told of a picture that is being made may be newer than the list that it stands in. */
function useStatus(kind: RecordKind, { id, status }: CardRecord): GenerationStatus {
  const told = useProgress(kind, id)?.status;
  return told === undefined || isSettled(status) || isSettled(told) ? status : told;
}

/** A record of the studio: its picture, or how far it is. */
export function PictureCard({ kind, record, sources, name, title, badge, actions }: PictureCardProps) {
  const { liked, like } = useLike(kind, record.id);
  const status = useStatus(kind, record);
  return (
    <article className={styles.card} aria-label={name}>
      <RecordPicture kind={kind} record={record} sources={sources} alt={name} sizes={SIZES} />
      <div className={styles.facts}>
        {badge && <Badge tone="blue">{badge}</Badge>}
        <StatusBadge status={status} />
        <span className={styles.made}>
          <span>{madeBy(record.provider)}</span>
          <time dateTime={record.createdAt}>{relativeTime(record.createdAt)}</time>
        </span>
      </div>
      <div className={styles.title}>{title}</div>
      <div className={styles.actions}>
        <LikeButton count={record.likes} liked={liked} disabled={liked} onLike={like} label={`Like ${name}`} />
        {actions}
      </div>
    </article>
  );
}
