import { GALLERY_WORDS } from '@marcel/contracts';
import { usePageMeta } from '@marcel/kit';
import Gallery from './Gallery';
import styles from './GalleryPage.module.css';

/** The gallery where no window is around it: in a plain page. */
export function GalleryPage() {
  usePageMeta(GALLERY_WORDS);
  return (
    <section className={styles.page}>
      <h1>Gallery</h1>
      <Gallery />
    </section>
  );
}
