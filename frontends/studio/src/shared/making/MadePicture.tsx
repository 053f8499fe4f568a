import type { GalleryEntry } from '@marcel/contracts';
import { searching } from '@marcel/art/poses/searching';
import { FirstThatLoads } from '../picture/FirstThatLoads';
import { Placeholder } from '../picture/Placeholder';
import { known } from '../records/pictures';
import { PICTURE_CARD_TEXTS } from '../texts';
import styles from './MadePicture.module.css';
import { MAKING_TEXTS } from './texts';

const SIZES = 'min(440px, 92vw)';

/** What has been made, beside what it was made from where that can be seen. */
export function MadePicture({ entry: { item, originalUrl } }: { entry: GalleryEntry }) {
  const broken = <Placeholder pose={searching}>{PICTURE_CARD_TEXTS.broken}</Placeholder>;
  return (
    <div className={styles.pair} data-pair={originalUrl !== null}>
      {originalUrl !== null && (
        <figure className={styles.picture}>
          <div className={styles.frame}>
            <img src={originalUrl} alt={MAKING_TEXTS.before} />
          </div>
          <figcaption>{MAKING_TEXTS.before}</figcaption>
        </figure>
      )}
      <figure className={styles.picture}>
        <div className={styles.frame}>
          <FirstThatLoads
            sources={known([item.storagePath, item.imageUrl])}
            alt={MAKING_TEXTS.alt}
            sizes={SIZES}
            fallback={broken}
          />
        </div>
        {originalUrl !== null && <figcaption>{MAKING_TEXTS.alt}</figcaption>}
      </figure>
    </div>
  );
}
