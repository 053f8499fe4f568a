import { MAIN_PAGES } from '@marcel/contracts';
import { classes, useFocusOnNavigation } from '@marcel/kit';
import type { ComponentType, RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { DESKTOP_HEADING } from '../../../shared/desktop-heading';
import { useInstalledPrograms } from '../../../shared/installed-programs';
import { wereIconsMoved } from '../../../shared/moved-icons';
import { PROGRAMS, type Program } from '../../../shared/programs';
import { useSiteConfig } from '../../../shared/site-config';
import { useArrowKeys } from '../use-arrow-keys';
import styles from './Desktop.module.css';
import { DesktopIcon, DesktopShortcut } from './DesktopIcon';

/** More than that would leave no room for the name beside their columns. */
const MOST_IN_COLUMNS = 12;

export interface DesktopLifeProps {
  /** What the icons stand in. */
  nav: RefObject<HTMLElement | null>;
  programs: readonly Program[];
}

/** Icons and the name; what comes late lies behind them, and knows where icons were moved to. */
export function Desktop({ Life }: { Life: ComponentType<DesktopLifeProps> | undefined }) {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  const inFront = useLocation().pathname === MAIN_PAGES.desktop;
  const icons = useArrowKeys<HTMLElement>();
  const site = useSiteConfig();
  const installed = useInstalledPrograms();
  const programs = [...PROGRAMS, ...installed.programs];
  return (
    <div className={classes(styles.desktop, programs.length <= MOST_IN_COLUMNS && styles.columns)}>
      <h1 id={DESKTOP_HEADING} ref={inFront ? heading : null} tabIndex={-1} className={styles.wordmark}>
        Marcel <span>OS</span>
      </h1>
      <nav
        ref={icons}
        aria-label="Desktop"
        className={classes(styles.icons, !Life && wereIconsMoved() && styles.moved)}
      >
        <ul className={styles.programs}>
          {programs.map((program) => (
            <li key={program.to}>
              <DesktopIcon program={program} />
            </li>
          ))}
        </ul>
        {site && <DesktopShortcut label="Newsletter" icon="newsletter" href={site.newsletterUrl} />}
      </nav>
      {Life && <Life nav={icons} programs={programs} />}
    </div>
  );
}
