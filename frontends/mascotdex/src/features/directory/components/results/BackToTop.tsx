import { Button, Icon } from '@marcel/kit';
import { useSyncExternalStore } from 'react';
import styles from './BackToTop.module.css';

function onScroll(tell: () => void): () => void {
  window.addEventListener('scroll', tell, { passive: true });
  return () => window.removeEventListener('scroll', tell);
}

/** The way back up, once more than a screen has been scrolled. */
export function BackToTop() {
  const isFar = useSyncExternalStore(onScroll, () => window.scrollY > window.innerHeight);
  if (!isFar) return null;
  return (
    <Button className={styles.top} onClick={() => window.scrollTo(0, 0)}>
      <Icon name="up" />
      Back to top
    </Button>
  );
}
