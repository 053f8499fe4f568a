import { Button, Icon } from '@marcel/kit';
import { useCallback, useSyncExternalStore } from 'react';
import styles from './BackToTop.module.css';
import { useWindowBody } from './use-window-body';

/** The way back up, once more than a screen has been scrolled: of the window it stands in, else of the page. */
export function BackToTop() {
  const [body, find] = useWindowBody();
  const onScroll = useCallback(
    (tell: () => void) => {
      const scrolled = body ?? window;
      scrolled.addEventListener('scroll', tell, { passive: true });
      return () => scrolled.removeEventListener('scroll', tell);
    },
    [body],
  );
  const isFar = useSyncExternalStore(onScroll, () =>
    body ? body.scrollTop > body.clientHeight : window.scrollY > window.innerHeight,
  );
  return (
    <div ref={find} className={body ? styles.inWindow : undefined}>
      {isFar && (
        <Button className={styles.top} onClick={() => (body ?? window).scrollTo(0, 0)}>
          <Icon name="up" />
          Back to top
        </Button>
      )}
    </div>
  );
}
