import { Button, Icon, Skeleton, Spinner } from '@marcel/kit';
import { useState } from 'react';
import type { GalleryEntry } from '@marcel/contracts';
import { useFilePicture } from '@marcel/kit/programs';
import { FirstThatLoads } from '../picture/pictures';
import styles from './ResultPicture.module.css';
import { known } from '../records';

function LoadedPicture({ sources, alt, sizes }: { sources: readonly string[]; alt: string; sizes: string }) {
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(sources.length === 0);
  const reload = () => {
    setBroken(false);
    setTries((count) => count + 1);
  };
  if (isBroken)
    return (
      <div className={styles.instead}>
        <p role="alert">The picture could not be loaded</p>
        <Button onClick={reload}>
          <Icon name="refresh" />
          Try Again
        </Button>
      </div>
    );
  return (
    <>
      <FirstThatLoads
        key={`${tries} ${sources.join(' ')}`}
        {...{ sources, alt, sizes }}
        fallback={null}
        onBroken={() => setBroken(true)}
        onShown={setShown}
      />
      {(shown === null || !sources.includes(shown)) && (
        <div className={styles.loading}>
          <Skeleton kind="picture" />
          <span className={styles.words}>
            <Spinner label="Loading the picture..." />
          </span>
        </div>
      )}
    </>
  );
}

const SIZES = 'min(440px, 92vw)';

export interface Before {
  file: File;
  alt: string;
}

interface ResultPictureProps {
  entry: GalleryEntry;
  before: Before | undefined;
}

export function ResultPicture({ entry: { item, originalUrl }, before }: ResultPictureProps) {
  const original = before ? (
    <OwnPicture {...before} />
  ) : (
    originalUrl && <LoadedPicture sources={[originalUrl]} alt="Your drawing" sizes={SIZES} />
  );
  return (
    <div className={styles.pair} data-pair={Boolean(original)}>
      {original && (
        <figure className={styles.picture}>
          <div className={styles.frame}>{original}</div>
          <figcaption>{before?.alt ?? 'Your drawing'}</figcaption>
        </figure>
      )}
      <figure className={styles.picture}>
        <div className={styles.frame}>
          <LoadedPicture sources={known([item.storagePath, item.imageUrl])} alt="Your new picture" sizes={SIZES} />
        </div>
        {original && <figcaption>Your new picture</figcaption>}
      </figure>
    </div>
  );
}

const OwnPicture = ({ file, alt }: Before) => <img ref={useFilePicture(file)} alt={alt} />;
