import { sitting } from '@marcel/art/poses/sitting';
import { EmptyState, ErrorDialog } from '@marcel/kit';
import { CardGrid, LoadingCards, reloadPage } from '@marcel/kit/programs';
import { useState } from 'react';
import { MarcelArt } from '../../../shared/art/MarcelArt';
import { LIST_TEXTS } from '../../../shared/texts';
import { useGallery } from '../api/use-gallery';
import { emptyText, FIRST_SELECTION, select } from '../selection';
import { DetailDialog } from './DetailDialog';
import { GalleryCard } from './GalleryCard';
import { GalleryToolbar } from './GalleryToolbar';
import styles from './GalleryView.module.css';

const CARD_WIDTH = 270;

/** Everything that was hugged, drawn and generated, to be sorted, narrowed, liked and looked at. */
export function GalleryView() {
  const { items, failed } = useGallery();
  const [selection, setSelection] = useState(FIRST_SELECTION);
  const [openId, setOpenId] = useState<string | null>(null);
  if (failed) return <ErrorDialog title="Gallery" message={LIST_TEXTS.all.failed} onRetry={reloadPage} />;
  if (!items) return <LoadingCards label="Loading images" width={CARD_WIDTH} />;
  const shown = select(items, selection);
  const open = items.find(({ itemId }) => itemId === openId);
  return (
    <div className={styles.gallery}>
      <GalleryToolbar items={items} selection={selection} onSelection={setSelection} />
      {shown.length === 0 ? (
        <EmptyState title={emptyText(selection)} picture={<MarcelArt pose={sitting} />} />
      ) : (
        <CardGrid width={CARD_WIDTH}>
          {shown.map((item) => (
            <li key={item.itemId}>
              <GalleryCard item={item} onOpen={() => setOpenId(item.itemId)} />
            </li>
          ))}
        </CardGrid>
      )}
      {open && <DetailDialog item={open} onClose={() => setOpenId(null)} />}
    </div>
  );
}
