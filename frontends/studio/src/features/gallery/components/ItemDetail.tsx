import { type RefCallback, useEffect, useState } from 'react';
import { fillPath, type GalleryEntry, ROUTES } from '@marcel/contracts';
import { Badge, Button, Icon, LikeButton, relativeTime } from '@marcel/kit';
import { ReportButton } from '@marcel/kit/programs';
import { DownloadButton, StatusBadge, useLike } from '../../../shared/cards/PictureCard';
import { RecordPicture } from '../../../shared/cards/RecordPicture';
import { CopyPromptButton, PromptNotes } from '../../../shared/prompt/PromptText';
import { ShareButton } from '../../../shared/share/ShareButton';
import { getBadge, type GalleryPicture } from '../gallery-item';
import styles from './ItemDetail.module.css';

const REPORT_ROUTES = { hugs: ROUTES.hugReport, images: ROUTES.imageReport } as const;

const PROVIDERS = new Map([
  ['local', 'Marcel OS'],
  ['scenario', 'Scenario'],
]);

const scrollToCenter: RefCallback<HTMLElement> = (frame) => {
  if (!frame) return;
  frame.scrollIntoView({ block: 'nearest' });
  frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
  frame.scrollTop = (frame.scrollHeight - frame.clientHeight) / 2;
};

function useZoom() {
  const [isZoomed, setZoomed] = useState(false);
  useEffect(() => {
    if (!isZoomed) return undefined;
    const zoomOut = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      setZoomed(false);
    };
    document.addEventListener('keydown', zoomOut);
    return () => document.removeEventListener('keydown', zoomOut);
  }, [isZoomed]);
  return { isZoomed, toggle: () => setZoomed(!isZoomed), frame: isZoomed ? scrollToCenter : null };
}

export function ItemDetail({ picture, entry }: { picture: GalleryPicture; entry: GalleryEntry | undefined }) {
  const { isZoomed, toggle, frame } = useZoom();
  const { liked, like } = useLike(picture.kind, picture.id);
  return (
    <div className={styles.detail}>
      <div
        ref={frame}
        className={isZoomed ? styles.zoomed : styles.picture}
        {...(isZoomed && {
          role: 'group',
          'aria-label': 'The picture in its full size',
          tabIndex: 0,
          'data-scrolls': true,
        })}
      >
        <RecordPicture
          kind={picture.kind}
          record={picture}
          sources={picture.sources}
          alt={picture.name}
          sizes="min(680px, 92vw)"
        />
      </div>
      <div className={styles.row}>
        <Badge tone="blue">{getBadge(picture.type)}</Badge>
        <StatusBadge status={picture.status} />
        <span>Made by {PROVIDERS.get(picture.provider) ?? picture.provider}</span>
        <time dateTime={picture.createdAt}>{relativeTime(picture.createdAt)}</time>
      </div>
      {entry?.words && <PromptNotes reading={entry.words} />}
      {entry?.originalUrl && (
        <figure className={styles.original}>
          <img src={entry.originalUrl} alt={`The drawing that became ${picture.name}`} />
          <figcaption>Before</figcaption>
        </figure>
      )}
      {picture.prompt && (
        <dl className={styles.texts}>
          <dt>Prompt</dt>
          <dd dir="auto">{picture.prompt}</dd>
          {picture.improvedPrompt && (
            <>
              <dt>Improved prompt</dt>
              <dd dir="auto">{picture.improvedPrompt}</dd>
            </>
          )}
        </dl>
      )}
      <div className={styles.row}>
        <LikeButton count={picture.likes} liked={liked} disabled={liked} onLike={like} label={`Like ${picture.name}`} />
        {picture.sources.length > 0 && (
          <Button onClick={toggle}>
            <Icon name={isZoomed ? 'minus' : 'plus'} />
            {isZoomed ? 'Zoom Out' : 'Zoom In'}
          </Button>
        )}
        <ShareButton item={picture.itemId} name={picture.name} />
        {picture.sources.length > 0 && <DownloadButton item={picture.itemId} name={picture.name} />}
        {picture.prompt && <CopyPromptButton prompt={picture.prompt} name={picture.name} />}
        <ReportButton path={fillPath(REPORT_ROUTES[picture.kind], { id: picture.id })} name={picture.name} />
      </div>
    </div>
  );
}
