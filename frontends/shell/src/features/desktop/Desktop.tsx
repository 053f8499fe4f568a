import { MAIN_PAGES } from '@marcel/contracts';
import { classes, Icon, useFocusOnNavigation, type IconName } from '@marcel/kit';
import type { ComponentType, RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { DESKTOP_HEADING } from '../../shared/desktop-heading';
import { useInstalledPrograms } from '../../shared/installed-programs';
import { wereIconsMoved } from '../../shared/moved-icons';
import { ProgramLink } from '../../shared/ProgramLink';
import { PROGRAMS, type Program } from '../../shared/programs';
import { useSiteConfig } from '../../shared/site-config';
import styles from './Desktop.module.css';
import { useArrowKeys } from './use-arrow-keys';

/** More icons would leave no room for the name beside their columns. */
const MAX_IN_COLUMNS = 12;

export interface DesktopLifeProps {
  /** The element that contains the icons. */
  nav: RefObject<HTMLElement | null>;
  programs: readonly Program[];
}

/** Icons and the name. What loads later is behind them, and moves icons to where the visitor has put them. */
export function Desktop({ Life }: { Life: ComponentType<DesktopLifeProps> | undefined }) {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  const inFront = useLocation().pathname === MAIN_PAGES.desktop;
  const icons = useArrowKeys<HTMLElement>();
  const site = useSiteConfig();
  const programs = [...PROGRAMS, ...useInstalledPrograms().programs];
  return (
    <div className={classes(styles.desktop, programs.length <= MAX_IN_COLUMNS && styles.columns)}>
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
              <ProgramLink program={program} className={styles.icon}>
                <Tile label={program.title} icon={program.icon} />
              </ProgramLink>
            </li>
          ))}
        </ul>
        {site && (
          <a
            href={site.newsletterUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label="Newsletter (opens in a new tab)"
            className={styles.icon}
            // A double-click opens one tab, not two.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            <Tile label="Newsletter" icon="newsletter" />
          </a>
        )}
      </nav>
      {Life && <Life nav={icons} programs={programs} />}
    </div>
  );
}

const Tile = ({ label, icon }: { label: string; icon: IconName }) => (
  <>
    <Icon name={icon} size={64} />
    <span className={styles.label}>{label}</span>
  </>
);
