import { FALLBACK_SCREEN, PAGES } from '@marcel/contracts';
import { Link } from 'react-router-dom';
import { Marcel } from '../marcel/Marcel';
import { usePageMeta } from '../page/usePageMeta';
import { useFocusOnNavigation } from '../window/useFocusOnNavigation';
import styles from './FallbackScreen.module.css';

/** The screen for addresses that no page answers. */
export function FallbackScreen() {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  usePageMeta({ title: FALLBACK_SCREEN.title, description: FALLBACK_SCREEN.body });
  return (
    <section className={styles.screen}>
      <Marcel pose="space" size={240} />
      <h1 ref={heading} tabIndex={-1}>
        {FALLBACK_SCREEN.title}
      </h1>
      <p>{FALLBACK_SCREEN.body}</p>
      <p>
        <Link to={PAGES.desktop}>Back to Marcel OS</Link>
      </p>
    </section>
  );
}
