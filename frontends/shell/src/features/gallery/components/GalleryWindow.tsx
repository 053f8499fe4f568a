import { PAGES } from '@marcel/contracts';
import { Spinner, useModal, WindowFrame } from '@marcel/kit';
import { useNavigate } from 'react-router-dom';
import { NotInstalled } from '../../../shared/NotInstalled';
import { Remote } from '../../../shared/remotes/Remote';
import { REMOTE_GALLERY } from '../../../shared/remotes/remote-modules';
import styles from './GalleryWindow.module.css';

const TITLE = 'Gallery';

/** The gallery over the whole desktop; Escape and the close button lead back. */
export function GalleryWindow() {
  const navigate = useNavigate();
  const close = () => void navigate(PAGES.desktop);
  const dialog = useModal(close);
  return (
    <dialog ref={dialog} className={styles.overlay} aria-label={TITLE}>
      <WindowFrame title={TITLE} icon="gallery" onClose={close} closeLabel="Close Gallery">
        <Remote
          module={REMOTE_GALLERY}
          title={TITLE}
          props={{}}
          starting={<Spinner label="Starting Gallery..." />}
          missing={<NotInstalled title={TITLE} />}
        />
      </WindowFrame>
    </dialog>
  );
}
