import { MAIN_PAGES } from '@marcel/contracts';
import { classes, useFocusOnNavigation } from '@marcel/kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useInstalledPrograms } from '../../../shared/installed-programs';
import { PROGRAMS } from '../../../shared/programs';
import { useSiteConfig } from '../../../shared/site-config';
import { useArrowKeys } from '../use-arrow-keys';
import styles from './Desktop.module.css';
import { DesktopIcon, DesktopShortcut } from './DesktopIcon';

/** More than that would leave no room for the name beside their columns. */
const MOST_IN_COLUMNS = 12;

/** Icons and the name; `children` lie behind them. */
export function Desktop({ children }: { children: ReactNode }) {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  const inFront = useLocation().pathname === MAIN_PAGES.desktop;
  const icons = useArrowKeys<HTMLElement>();
  const site = useSiteConfig();
  const installed = useInstalledPrograms();
  const programs = [...PROGRAMS, ...installed.programs];
  return (
    <div className={classes(styles.desktop, programs.length <= MOST_IN_COLUMNS && styles.columns)}>
      <h1 ref={inFront ? heading : null} tabIndex={-1} className={styles.wordmark}>
        Marcel <span>OS</span>
      </h1>
      <nav ref={icons} aria-label="Desktop" className={styles.icons}>
        <ul className={styles.programs}>
          {programs.map((program) => (
            <li key={program.to}>
              <DesktopIcon program={program} />
            </li>
          ))}
        </ul>
        {site && <DesktopShortcut label="Newsletter" icon="newsletter" href={site.newsletterUrl} />}
      </nav>
      {children}
    </div>
  );
}
