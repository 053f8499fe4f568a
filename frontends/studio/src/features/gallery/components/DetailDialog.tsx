import { useModal, WindowFrame } from '@marcel/kit';
import type { GalleryPicture } from '../gallery-item';
import styles from './DetailDialog.module.css';
import { ItemDetail } from './ItemDetail';

/** One picture of the gallery, large, over the window. */
export function DetailDialog({ picture, onClose }: { picture: GalleryPicture; onClose: () => void }) {
  const dialog = useModal(onClose);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={picture.name}>
      <WindowFrame title={picture.name} icon="picture" onClose={onClose} closeLabel="Close Details">
        <ItemDetail picture={picture} />
      </WindowFrame>
    </dialog>
  );
}
