import { MAIN_PAGES } from '@marcel/contracts';
import { useModal, WindowFrame } from '@marcel/kit';
import { useNavigate } from 'react-router-dom';
import { GALLERY } from '../../../shared/programs';
import { GalleryContent } from './GalleryContent';
import styles from './GalleryWindow.module.css';

const { title, icon } = GALLERY;

/** The gallery over the whole desktop, where there are no windows; Escape and the close button lead back. */
export function GalleryWindow() {
  const navigate = useNavigate();
  const close = () => void navigate(MAIN_PAGES.desktop);
  const dialog = useModal(close);
  return (
    <dialog ref={dialog} className={styles.overlay} aria-label={title}>
      <WindowFrame title={title} icon={icon} onClose={close} closeLabel={`Close ${title}`}>
        <GalleryContent />
      </WindowFrame>
    </dialog>
  );
}
