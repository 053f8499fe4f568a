import { Button, reloadPage } from '@marcel/kit';
import { useState } from 'react';
import { useNewerRelease } from '../use-newer-release';
import styles from './NewRelease.module.css';

/** Offers the newer release, once there is one: whoever is in the middle of something takes it later. */
export function NewRelease() {
  const newer = useNewerRelease();
  const [later, setLater] = useState(false);
  return (
    <div role="status" className={styles.place}>
      {newer && !later && (
        <div className={styles.notice}>
          <p>A new version is there.</p>
          <div className={styles.actions}>
            <Button kind="primary" onClick={reloadPage}>
              Reload
            </Button>
            <Button onClick={() => setLater(true)}>Later</Button>
          </div>
        </div>
      )}
    </div>
  );
}
