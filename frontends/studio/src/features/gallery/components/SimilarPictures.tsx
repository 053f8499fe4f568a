import type { GalleryItem } from '@marcel/contracts';
import { searching } from '@marcel/art/poses/searching';
import { FirstThatLoads } from '../../../shared/picture/FirstThatLoads';
import { Placeholder } from '../../../shared/picture/Placeholder';
import { PICTURE_CARD_TEXTS } from '../../../shared/texts';
import { pictureOf } from '../gallery-item';
import { GALLERY_TEXTS } from '../texts';
import styles from './SimilarPictures.module.css';

const BROKEN = <Placeholder pose={searching}>{PICTURE_CARD_TEXTS.broken}</Placeholder>;

/** Others that resemble the picture that is open. */
export const SimilarPictures = ({ items, onItem }: { items: readonly GalleryItem[]; onItem: (id: string) => void }) => (
  <section className={styles.similar} aria-label={GALLERY_TEXTS.similar}>
    <h2 className={styles.title}>{GALLERY_TEXTS.similar}</h2>
    <ul className={styles.list}>
      {items.map(pictureOf).map(({ itemId, name, prompt, sources }) => (
        <li key={itemId}>
          <button type="button" className={styles.choice} onClick={() => onItem(itemId)}>
            <span className={styles.picture}>
              <FirstThatLoads sources={sources} alt="" sizes="110px" fallback={BROKEN} />
            </span>
            <span className={styles.name}>{prompt ?? name}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
