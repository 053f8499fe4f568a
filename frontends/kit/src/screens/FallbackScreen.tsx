import { MAIN_PAGES, UNKNOWN_PAGE_META } from '@marcel/contracts';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { Marcel } from '../marcel/Marcel';
import { usePageMeta } from '../page/use-page-meta';
import { classes } from '../theme/classes';
import { ProgramWindow } from '../window/WindowFrame';
import { useFocusOnNavigation } from '../window/focus';
import { WindowHostContext } from '../window/window-host';
import styles from './FallbackScreen.module.css';

export function FallbackScreen() {
  usePageMeta(UNKNOWN_PAGE_META);
  return useContext(WindowHostContext)?.titleBar ? <InWindow /> : <OnPage />;
}

function OnPage() {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  return (
    <section className={styles.screen}>
      <Marcel pose="space" size={240} />
      <h1 ref={heading} tabIndex={-1}>
        {UNKNOWN_PAGE_META.title}
      </h1>
      <Explanation />
    </section>
  );
}

const InWindow = () => (
  <ProgramWindow title={UNKNOWN_PAGE_META.title}>
    <div className={classes(styles.screen, styles.inWindow)}>
      <Marcel pose="space" size={180} />
      <Explanation />
    </div>
  </ProgramWindow>
);

const Explanation = () => (
  <>
    <p>{UNKNOWN_PAGE_META.description}</p>
    <p>
      <Link to={MAIN_PAGES.desktop}>Back to Marcel OS</Link>
    </p>
  </>
);
