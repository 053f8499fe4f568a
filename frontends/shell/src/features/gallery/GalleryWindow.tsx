import { PAGES } from '@marcel/contracts/site/pages';
import { WindowFrame } from '@marcel/kit';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { NotInstalled } from '../../shared/NotInstalled';
import { GALLERY_WINDOW, WINDOW_PARAMETER } from '../../shared/programs';
import styles from './GalleryWindow.module.css';
import { useModal } from './useModal';

/** The gallery over the whole desktop while the address asks for it; Escape and the close button lead back. */
export function GalleryWindow() {
  const [search] = useSearchParams();
  return search.get(WINDOW_PARAMETER) === GALLERY_WINDOW ? <OpenGallery /> : null;
}

function OpenGallery() {
  const navigate = useNavigate();
  const close = () => void navigate(PAGES.desktop);
  const dialog = useModal(close);
  return (
    <dialog ref={dialog} className={styles.overlay} aria-label="Gallery">
      <WindowFrame title="Gallery" icon="gallery" onClose={close} closeLabel="Close Gallery">
        <NotInstalled title="Gallery" />
      </WindowFrame>
    </dialog>
  );
}
