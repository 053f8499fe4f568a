import type { GalleryItem } from '@marcel/contracts';
import { FirstThatLoads } from '../../../shared/picture/FirstThatLoads';
import { MissingPicture } from '../../../shared/picture/MissingPicture';
import { pictureOf } from '../gallery-item';
import { GALLERY_TEXTS } from '../texts';
import styles from './SimilarPictures.module.css';

/** Others that resemble the picture that is open. */
export const SimilarPictures = ({ items, onItem }: { items: readonly GalleryItem[]; onItem: (id: string) => void }) => (
  <section className={styles.similar} aria-label={GALLERY_TEXTS.similar}>
    <h2 className={styles.title}>{GALLERY_TEXTS.similar}</h2>
    <ul className={styles.list}>
      {items.map(pictureOf).map(({ itemId, title, sources, status }) => (
        <li key={itemId}>
          <button type="button" className={styles.choice} onClick={() => onItem(itemId)}>
            <span className={styles.picture}>
              <FirstThatLoads sources={sources} alt="" sizes="110px" fallback={<MissingPicture status={status} />} />
            </span>
            <span className={styles.name}>{title}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
