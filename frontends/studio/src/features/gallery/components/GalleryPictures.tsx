import { sitting } from '@marcel/art/poses/sitting';
import { EmptyState, ErrorDialog } from '@marcel/kit';
import { CardGrid, LoadingCards, MoreOfList, reloadPage } from '@marcel/kit/programs';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { MarcelArt } from '../../../shared/art/MarcelArt';
import { LIST_TEXTS } from '../../../shared/texts';
import { PICTURES_AT_A_TIME, type LoadedGallery } from '../api/gallery';
import { pictureOf } from '../gallery-item';
import { emptyText, type GallerySelection } from '../selection';
import { GALLERY_TEXTS, MORE_TEXTS } from '../texts';
import type { GalleryAddress } from '../use-gallery-address';
import { GalleryCard } from './GalleryCard';
import { GalleryToolbar } from './GalleryToolbar';
import styles from './GalleryView.module.css';

const CARD_WIDTH = 270;

interface GalleryPicturesProps {
  list: UseInfiniteQueryResult<LoadedGallery>;
  selection: GallerySelection;
  address: GalleryAddress;
  onOpen: (id: string) => void;
}

/** The pictures of a selection as cards, and what chooses among them. */
export function GalleryPictures({ list, selection, address, onOpen }: GalleryPicturesProps) {
  const { data, isError, ...pages } = list;
  if (!data && isError) return <ErrorDialog title="Gallery" message={LIST_TEXTS.all.failed} onRetry={reloadPage} />;
  if (!data) return <LoadingCards label="Loading images" width={CARD_WIDTH} />;
  const pictures = data.items.map(pictureOf);
  const total = selection.types.reduce((sum, type) => sum + data.counts[type], 0);
  return (
    <div className={styles.gallery}>
      <GalleryToolbar counts={data.counts} address={address} />
      <p role="status">{GALLERY_TEXTS.count(total)}</p>
      {pictures.length === 0 ? (
        <EmptyState title={emptyText(selection)} picture={<MarcelArt pose={sitting} />} />
      ) : (
        <CardGrid width={CARD_WIDTH}>
          {pictures.map((picture) => (
            <li key={picture.itemId}>
              <GalleryCard picture={picture} onOpen={() => onOpen(picture.itemId)} />
            </li>
          ))}
        </CardGrid>
      )}
      <MoreOfList
        shown={pictures.length}
        atATime={PICTURES_AT_A_TIME}
        texts={MORE_TEXTS}
        total={total}
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        failed={pages.isFetchNextPageError}
        onMore={() => void pages.fetchNextPage()}
      />
    </div>
  );
}
