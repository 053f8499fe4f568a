import { fillPath, type GenerationStatus, isSettled, LikeCount, ROUTES } from '@marcel/contracts';
import { Badge, type BadgeTone, Button, Icon, LikeButton, relativeTime, useToast } from '@marcel/kit';
import { isPageUnloading, downloadFile, useLiked } from '@marcel/kit/programs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { api } from '@marcel/kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { STATUS_LABELS } from '../texts';
import { updateCachedRecord, type RecordKind } from '../records';
import { useProgress } from '../live/use-live-progress';
import styles from './PictureCard.module.css';
import { type PicturedRecord, RecordPicture } from './RecordPicture';

const LIKE_ROUTES = { hugs: ROUTES.hugLike, images: ROUTES.imageLike } as const;

/** Likes a record once per browser: updates the count optimistically and rolls it back on failure. */
export function useLike(kind: RecordKind, id: number) {
  const client = useQueryClient();
  const toast = useToast();
  const path = fillPath(LIKE_ROUTES[kind], { id });
  const [liked, setLiked] = useLiked(path);
  const { mutate } = useMutation({
    mutationFn: () => api.send('POST', path, { schema: LikeCount }),
    onMutate: () => {
      setLiked(true);
      updateCachedRecord(client, kind, id, ({ likes }) => ({ likes: likes + 1 }));
    },
    onSuccess: ({ likes }) => updateCachedRecord(client, kind, id, () => ({ likes })),
    onError: () => {
      if (isPageUnloading()) return;
      setLiked(false);
      updateCachedRecord(client, kind, id, ({ likes }) => ({ likes: likes - 1 }));
      toast({ title: 'Error', body: 'Failed to like image', tone: 'destructive' });
    },
  });
  return { liked, like: () => mutate() };
}

const TONES: Readonly<Record<GenerationStatus, BadgeTone>> = {
  pending: 'yellow',
  processing: 'orange',
  completed: 'green',
  failed: 'red',
};

export function StatusBadge({ status }: { status: GenerationStatus }) {
  return <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>;
}

/** Downloads the picture of a gallery item, such as `hug-7`, under the server's file name. */
export function DownloadButton({ item, name }: { item: string; name: string }) {
  const toast = useToast();
  const download = async () => {
    try {
      const response = await fetch(fillPath(ROUTES.download, { id: item }), { credentials: 'include' });
      if (!response.ok) throw new Error(`The download was answered with ${response.status}`);
      const [, fileName = item] = response.headers.get('content-disposition')?.match(/filename="([^"]+)"/) ?? [];
      downloadFile(await response.blob(), fileName);
      toast({ title: 'Download Started' });
    } catch {
      const body = 'Failed to download the image. Please try again.';
      toast({ title: 'Download Failed', body, tone: 'destructive' });
    }
  };
  return (
    <Button aria-label={`Download ${name}`} onClick={() => void download()}>
      <Icon name="download" />
      Download
    </Button>
  );
}

export interface CardRecord extends PicturedRecord {
  likes: number;
  createdAt: string;
}

interface PictureCardProps {
  kind: RecordKind;
  record: CardRecord;
  sources: readonly string[];
  name: string;
  title: ReactNode;
  badge?: string;
  /** Opens the details: a function, or the address of the picture in the gallery. */
  open: string | (() => void);
  actions?: ReactNode;
}

const SIZES = '(max-width: 520px) 92vw, (max-width: 820px) 46vw, 30vw';

export function PictureCard({ kind, record, sources, name, title, badge, open, actions }: PictureCardProps) {
  const opener = { className: styles.open, 'aria-label': `Open ${name}` };
  const { liked, like } = useLike(kind, record.id);
  const latest = useProgress(kind, record.id)?.status;
  const status = latest === undefined || isSettled(record.status) || isSettled(latest) ? record.status : latest;
  return (
    <article className={styles.card} aria-label={name}>
      <RecordPicture kind={kind} record={record} sources={sources} alt={name} sizes={SIZES} />
      {typeof open === 'string' ? (
        <Link {...opener} to={open} />
      ) : (
        <button {...opener} type="button" aria-haspopup="dialog" onClick={open} />
      )}
      <div className={styles.facts}>
        {badge && <Badge tone="blue">{badge}</Badge>}
        <StatusBadge status={status} />
        <time className={styles.time} dateTime={record.createdAt}>
          {relativeTime(record.createdAt)}
        </time>
      </div>
      <div className={styles.title}>{title}</div>
      <div className={styles.actions}>
        <LikeButton count={record.likes} liked={liked} disabled={liked} onLike={like} label={`Like ${name}`} />
        {actions}
      </div>
    </article>
  );
}
