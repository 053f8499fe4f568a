import { GALLERY_META, type GalleryItem, type GenerationStatus, isSettled, truncated } from '@marcel/contracts';
import { Button, EmptyState, Icon, Spinner } from '@marcel/kit';
import { useEffect, useEffectEvent } from 'react';
import { sleeping, painting, searching } from '@marcel/art/poses';
import { WindowDialog } from '@marcel/kit/programs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FallbackImage, MarcelArt, Placeholder } from '../../../shared/picture/pictures';
import { toGalleryPicture } from '../gallery-item';
import styles from './Neighbors.module.css';
import { galleryEntry } from '../../../shared/records';
import { type GalleryFilters, toQuery, useGalleryAddress } from '../gallery-filters';
import { ItemDetail } from './ItemDetail';
import { gallery, myPictures } from '../api';
import { GalleryPictures } from './GalleryPictures';
import { BROKEN_TEXT, STATUS_LABELS } from '../../../shared/texts';

const SimilarPictures = ({ items, onItem }: { items: readonly GalleryItem[]; onItem: (id: string) => void }) => (
  <section className={styles.similar} aria-label="More like this">
    <h2 className={styles.title}>More like this</h2>
    <ul className={styles.list}>
      {items.map(toGalleryPicture).map(({ itemId, title, sources, status }) => (
        <li key={itemId}>
          <button type="button" className={styles.item} onClick={() => onItem(itemId)}>
            <span className={styles.picture}>
              <FallbackImage sources={sources} alt="" sizes="110px" fallback={<MissingPicture status={status} />} />
            </span>
            <span className={styles.name}>{title}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);

const ELEMENTS_WITH_ARROW_KEYS = 'input, textarea, select, [data-scrolls]';

function useArrowKeys(step: (direction: 'previous' | 'next') => void): void {
  const press = useEffectEvent(({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || altKey || metaKey || (target instanceof Element && target.closest(ELEMENTS_WITH_ARROW_KEYS))) return;
    if (key === 'ArrowLeft') step('previous');
    if (key === 'ArrowRight') step('next');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

interface DetailDialogProps {
  /** Id of the entry, such as `hug-7`. */
  id: string;
  filters: GalleryFilters;
  /** The entry of the loaded list, shown until the entry itself is loaded. */
  loadedEntry: ReturnType<typeof findLoadedEntry>;
  onItem: (id: string) => void;
  onClose: () => void;
}

function DetailDialog({ id, filters, loadedEntry, onItem, onClose }: DetailDialogProps) {
  const { data, isError, isPlaceholderData } = useQuery(galleryEntry(id, toQuery(filters)));
  const entry = isPlaceholderData ? undefined : data;
  const { item, previousId = null, nextId = null } = entry ?? loadedEntry ?? {};
  const picture = item && toGalleryPicture(item);
  const title = picture && truncated(picture.title, 55);
  useEffect(() => {
    if (title === undefined) return undefined;
    document.title = `${title} - Marcel OS`;
    return () => void (document.title = GALLERY_META.title);
  }, [title]);
  useArrowKeys((direction) => {
    const to = direction === 'next' ? nextId : previousId;
    if (to) onItem(to);
  });
  return (
    <WindowDialog title={title ?? 'Picture'} icon="picture" closeLabel="Close Details" width="wide" onClose={onClose}>
      <div className={styles.neighbors}>
        <Button aria-disabled={previousId === null} onClick={() => previousId && onItem(previousId)}>
          <Icon name="left" />
          Previous Picture
        </Button>
        <Button aria-disabled={nextId === null} onClick={() => nextId && onItem(nextId)}>
          Next Picture
          <Icon name="right" />
        </Button>
      </div>
      {picture ? (
        <ItemDetail key={picture.itemId} picture={picture} entry={entry} />
      ) : isError ? (
        <EmptyState title="This picture was not found." picture={<MarcelArt pose={sleeping} />} />
      ) : (
        <Spinner label="Loading the picture..." />
      )}
      {entry && entry.similar.length > 0 && <SimilarPictures items={entry.similar} onItem={onItem} />}
    </WindowDialog>
  );
}

export function GalleryView() {
  const address = useGalleryAddress();
  const ownPictures = useQuery(myPictures(address.mine));
  const ids = address.mine ? (ownPictures.data ?? (ownPictures.isError ? [] : null)) : null;
  const { sort, types, search } = address;
  const filters = { sort, types, search, ids };
  const list = useInfiniteQuery({ ...gallery(filters), enabled: !address.mine || ids !== null });
  const open = (item: string | null, options?: { replace: boolean }) => address.change({ item }, options);
  return (
    <>
      <GalleryPictures {...{ list, filters, address }} onOpen={open} />
      {address.item !== null && (
        <DetailDialog
          id={address.item}
          filters={filters}
          loadedEntry={findLoadedEntry(list.data?.items ?? [], address.item)}
          onItem={(item) => open(item, { replace: true })}
          onClose={() => open(null, { replace: true })}
        />
      )}
    </>
  );
}

function findLoadedEntry(items: readonly GalleryItem[], id: string) {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  return item && { item, previousId: items[index - 1]?.id ?? null, nextId: items[index + 1]?.id ?? null };
}

function MissingPicture({ status }: { status: GenerationStatus }) {
  if (status === 'completed') return <Placeholder pose={searching}>{BROKEN_TEXT}</Placeholder>;
  return <Placeholder pose={isSettled(status) ? sleeping : painting}>{STATUS_LABELS[status]}</Placeholder>;
}
