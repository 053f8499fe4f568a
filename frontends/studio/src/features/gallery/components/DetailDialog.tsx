import { useModal, WindowFrame } from '@marcel/kit';
import type { GalleryItem } from '../gallery-item';
import styles from './DetailDialog.module.css';
import { ItemDetail } from './ItemDetail';

/** One picture of the gallery, large, over the window. */
export function DetailDialog({ item, onClose }: { item: GalleryItem; onClose: () => void }) {
  const dialog = useModal(onClose);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={item.name}>
      <WindowFrame title={item.name} icon="picture" onClose={onClose} closeLabel="Close Details">
        <ItemDetail item={item} />
      </WindowFrame>
    </dialog>
  );
}
