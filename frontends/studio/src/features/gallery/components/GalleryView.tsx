import { EmptyState, ErrorDialog } from '@marcel/kit';
import { sitting } from '@marcel/art/poses/sitting';
import { useState } from 'react';
import { LIST_TEXTS } from '../../../shared/texts';
import { MarcelArt } from '../../../shared/art/MarcelArt';
import { reloadPage } from '../../../shared/browser/reload-page';
import { LoadingCards } from '../../../shared/paging/LoadingCards';
import { useGallery } from '../api/use-gallery';
import { emptyText, FIRST_SELECTION, select } from '../state/selection';
import { DetailDialog } from './DetailDialog';
import { GalleryCard } from './GalleryCard';
import { GalleryToolbar } from './GalleryToolbar';
import css from './GalleryView.module.css';

/** Everything that was hugged, drawn and generated, to be sorted, narrowed, liked and looked at. */
export function GalleryView() {
  const { items, failed } = useGallery();
  const [selection, setSelection] = useState(FIRST_SELECTION);
  const [openId, setOpenId] = useState<string | null>(null);
  if (failed) return <ErrorDialog title="Gallery" message={LIST_TEXTS.all.failed} onRetry={reloadPage} />;
  if (!items) return <LoadingCards label="Loading images" />;
  const shown = select(items, selection);
  const open = items.find(({ itemId }) => itemId === openId);
  return (
    <div className={css.gallery}>
      <GalleryToolbar items={items} selection={selection} onSelection={setSelection} />
      {shown.length === 0 ? (
        <EmptyState title={emptyText(selection)} picture={<MarcelArt pose={sitting} />} />
      ) : (
        <ul className={css.grid}>
          {shown.map((item) => (
            <li key={item.itemId}>
              <GalleryCard item={item} onOpen={() => setOpenId(item.itemId)} />
            </li>
          ))}
        </ul>
      )}
      {open && <DetailDialog item={open} onClose={() => setOpenId(null)} />}
    </div>
  );
}
