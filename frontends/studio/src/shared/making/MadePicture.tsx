import type { GalleryEntry } from '@marcel/contracts';
import { useFilePicture } from '@marcel/kit/programs';
import { known } from '../records/pictures';
import { LoadedPicture } from './LoadedPicture';
import styles from './MadePicture.module.css';
import { MAKING_TEXTS } from './texts';

const SIZES = 'min(440px, 92vw)';

/** What a picture is made from, as it lies on the visitor's disk. */
export interface Before {
  file: File;
  alt: string;
}

interface MadePictureProps {
  entry: GalleryEntry;
  before: Before | undefined;
}

/** What has been made, beside what it was made from where that can be seen. */
export function MadePicture({ entry: { item, originalUrl }, before }: MadePictureProps) {
  const original = before ? (
    <OwnPicture {...before} />
  ) : (
    originalUrl && <LoadedPicture sources={[originalUrl]} alt={MAKING_TEXTS.before} sizes={SIZES} />
  );
  return (
    <div className={styles.pair} data-pair={Boolean(original)}>
      {original && (
        <figure className={styles.picture}>
          <div className={styles.frame}>{original}</div>
          <figcaption>{before?.alt ?? MAKING_TEXTS.before}</figcaption>
        </figure>
      )}
      <figure className={styles.picture}>
        <div className={styles.frame}>
          <LoadedPicture sources={known([item.storagePath, item.imageUrl])} alt={MAKING_TEXTS.alt} sizes={SIZES} />
        </div>
        {original && <figcaption>{MAKING_TEXTS.alt}</figcaption>}
      </figure>
    </div>
  );
}

const OwnPicture = ({ file, alt }: Before) => <img ref={useFilePicture(file)} alt={alt} />;
