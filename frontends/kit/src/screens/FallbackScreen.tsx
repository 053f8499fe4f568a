import { MAIN_PAGES, UNKNOWN_PAGE_WORDS } from '@marcel/contracts';
import { Link } from 'react-router-dom';
import { Marcel } from '../marcel/Marcel';
import { usePageMeta } from '../page/use-page-meta';
import { useFocusOnNavigation } from '../window/use-focus-on-navigation';
import styles from './FallbackScreen.module.css';

/** The screen for addresses that no page answers. */
export function FallbackScreen() {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  usePageMeta(UNKNOWN_PAGE_WORDS);
  return (
    <section className={styles.screen}>
      <Marcel pose="space" size={240} />
      <h1 ref={heading} tabIndex={-1}>
        {UNKNOWN_PAGE_WORDS.title}
      </h1>
      <p>{UNKNOWN_PAGE_WORDS.description}</p>
      <p>
        <Link to={MAIN_PAGES.desktop}>Back to Marcel OS</Link>
      </p>
    </section>
  );
}
