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

export interface CardRecord extends PicturedRecord {
  likes: number;
  createdAt: string;
  provider: string;
}

interface PictureCardProps {
  kind: RecordKind;
  record: CardRecord;
  sources: readonly string[];
  name: string;
  title: ReactNode;
  badge?: string;
  actions: ReactNode;
}

const SIZES = '(max-width: 520px) 92vw, (max-width: 820px) 46vw, 30vw';

function useStatus(kind: RecordKind, { id, status }: CardRecord): GenerationStatus {
  const told = useProgress(kind, id)?.status;
  return told === undefined || isSettled(status) || isSettled(told) ? status : told;
}

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
