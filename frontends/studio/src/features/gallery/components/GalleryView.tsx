import { sitting } from '@marcel/art/poses/sitting';
import { EmptyState, ErrorDialog } from '@marcel/kit';
import { CardGrid, LoadingCards, MoreOfList, reloadPage } from '@marcel/kit/programs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MarcelArt } from '../../../shared/art/MarcelArt';
import { LIST_TEXTS } from '../../../shared/texts';
import { gallery, PICTURES_AT_A_TIME } from '../api/gallery';
import { pictureOf } from '../gallery-item';
import { emptyText, FIRST_SELECTION } from '../selection';
import { MORE_TEXTS } from '../texts';
import { DetailDialog } from './DetailDialog';
import { GalleryCard } from './GalleryCard';
import { GalleryToolbar } from './GalleryToolbar';
import styles from './GalleryView.module.css';

const CARD_WIDTH = 270;

/** Everything that was hugged, drawn and generated, to be sorted, narrowed, liked and looked at. */
export function GalleryView() {
  const [selection, setSelection] = useState(FIRST_SELECTION);
  const { data, isError, ...pages } = useInfiniteQuery(gallery(selection));
  const [openId, setOpenId] = useState<string | null>(null);
  if (!data && isError) return <ErrorDialog title="Gallery" message={LIST_TEXTS.all.failed} onRetry={reloadPage} />;
  if (!data) return <LoadingCards label="Loading images" width={CARD_WIDTH} />;
  const pictures = data.items.map(pictureOf);
  const open = pictures.find(({ itemId }) => itemId === openId);
  return (
    <div className={styles.gallery}>
      <GalleryToolbar counts={data.counts} selection={selection} onSelection={setSelection} />
      {pictures.length === 0 ? (
        <EmptyState title={emptyText(selection)} picture={<MarcelArt pose={sitting} />} />
      ) : (
        <CardGrid width={CARD_WIDTH}>
          {pictures.map((picture) => (
            <li key={picture.itemId}>
              <GalleryCard picture={picture} onOpen={() => setOpenId(picture.itemId)} />
            </li>
          ))}
        </CardGrid>
      )}
      <MoreOfList
        shown={pictures.length}
        atATime={PICTURES_AT_A_TIME}
        texts={MORE_TEXTS}
        total={selection.types.reduce((sum, type) => sum + data.counts[type], 0)}
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        failed={pages.isFetchNextPageError}
        onMore={() => void pages.fetchNextPage()}
      />
      {open && <DetailDialog picture={open} onClose={() => setOpenId(null)} />}
    </div>
  );
}
