import { PAGES } from '@marcel/contracts';
import { Spinner, useModal, WindowFrame } from '@marcel/kit';
import { useNavigate } from 'react-router-dom';
import { NotInstalled } from '../../../shared/NotInstalled';
import { GALLERY } from '../../../shared/programs';
import { Remote } from '../../../shared/remotes/Remote';
import { REMOTE_GALLERY } from '../../../shared/remotes/remote-modules';
import styles from './GalleryWindow.module.css';

const { title, icon } = GALLERY;

/** The gallery over the whole desktop; Escape and the close button lead back. */
export function GalleryWindow() {
  const navigate = useNavigate();
  const close = () => void navigate(PAGES.desktop);
  const dialog = useModal(close);
  return (
    <dialog ref={dialog} className={styles.overlay} aria-label={title}>
      <WindowFrame title={title} icon={icon} onClose={close} closeLabel={`Close ${title}`}>
        <Remote
          module={REMOTE_GALLERY}
          title={title}
          props={{}}
          starting={<Spinner label={`Starting ${title}...`} />}
          missing={<NotInstalled title={title} />}
        />
      </WindowFrame>
    </dialog>
  );
}
