import { PAGES } from '@marcel/contracts';
import { Link } from 'react-router-dom';
import { Marcel } from '../marcel/Marcel';
import { usePageMeta } from '../page/use-page-meta';
import { useFocusOnNavigation } from '../window/use-focus-on-navigation';
import styles from './FallbackScreen.module.css';

const TEXTS = { title: '404 Page Not Found', body: 'Did you forget to add the page to the router?' };

/** The screen for addresses that no page answers. */
export function FallbackScreen() {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  usePageMeta({ title: TEXTS.title, description: TEXTS.body });
  return (
    <section className={styles.screen}>
      <Marcel pose="space" size={240} />
      <h1 ref={heading} tabIndex={-1}>
        {TEXTS.title}
      </h1>
      <p>{TEXTS.body}</p>
      <p>
        <Link to={PAGES.desktop}>Back to Marcel OS</Link>
      </p>
    </section>
  );
}
