import { Button, Icon } from '@marcel/kit';
import { useState } from 'react';
import type { GalleryEntry } from '@marcel/contracts';
import { FallbackImage } from '../picture/pictures';
import styles from './ResultPicture.module.css';
import { uniqueUrls } from '../records';

export function ResultPicture({ item: { storagePath, imageUrl } }: Pick<GalleryEntry, 'item'>) {
  const sources = uniqueUrls([storagePath, imageUrl]);
  const [tries, setTries] = useState(0);
  const [isBroken, setBroken] = useState(sources.length === 0);
  const reload = () => {
    setBroken(false);
    setTries((count) => count + 1);
  };
  if (isBroken)
    return (
      <div className={styles.broken}>
        <p role="alert">The picture could not be loaded</p>
        <Button onClick={reload}>
          <Icon name="refresh" />
          Try Again
        </Button>
      </div>
    );
  return (
    <FallbackImage
      key={`${tries} ${sources.join(' ')}`}
      sources={sources}
      alt="Your new picture"
      sizes="min(720px, 92vw)"
      eager
      fallback={null}
      onBroken={() => setBroken(true)}
    />
  );
}
