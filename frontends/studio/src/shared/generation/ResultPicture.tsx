import { Button, Icon } from '@marcel/kit';
import { useState } from 'react';
import type { GalleryEntry } from '@marcel/contracts';
import { FirstThatLoads } from '../picture/pictures';
import styles from './ResultPicture.module.css';
import { known } from '../records';

function LoadedPicture({ sources, alt, sizes }: { sources: readonly string[]; alt: string; sizes: string }) {
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
    <FirstThatLoads
      key={`${tries} ${sources.join(' ')}`}
      {...{ sources, alt, sizes }}
      eager
      fallback={null}
      onBroken={() => setBroken(true)}
    />
  );
}

export const ResultPicture = ({ item }: Pick<GalleryEntry, 'item'>) => (
  <LoadedPicture sources={known([item.storagePath, item.imageUrl])} alt="Your new picture" sizes="min(720px, 92vw)" />
);
