import { Button, Icon, Skeleton, Spinner } from '@marcel/kit';
import { useState } from 'react';
import { FirstThatLoads } from '../picture/FirstThatLoads';
import styles from './LoadedPicture.module.css';
import { MAKING_TEXTS } from './texts';

interface LoadedPictureProps {
  /** Addresses of the same picture, best first. */
  sources: readonly string[];
  alt: string;
  sizes: string;
}

/** A picture that somebody waits for: that it is loading, or could not be loaded, stands in its place. */
export function LoadedPicture({ sources, alt, sizes }: LoadedPictureProps) {
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(sources.length === 0);
  const loadAnew = () => {
    setBroken(false);
    setTries((count) => count + 1);
  };
  if (isBroken)
    return (
      <div className={styles.instead}>
        <p role="alert">{MAKING_TEXTS.unloaded}</p>
        <Button onClick={loadAnew}>
          <Icon name="refresh" />
          {MAKING_TEXTS.tryAgain}
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
            <Spinner label={MAKING_TEXTS.loading} />
          </span>
        </div>
      )}
    </>
  );
}
