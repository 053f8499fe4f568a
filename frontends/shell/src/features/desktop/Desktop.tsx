import { type ComponentType, type KeyboardEvent, type RefObject, useRef, useSyncExternalStore } from 'react';
import { MAIN_PAGES, PAGES } from '@marcel/contracts';
import { classes, Icon, type IconName, useFocusOnNavigation } from '@marcel/kit';
import { readOwnerKey, subscribeToOwnerKey } from '@marcel/kit/api';
import { useLocation } from 'react-router-dom';
import { DESKTOP_HEADING } from '../../shared/desktop-heading';
import type { Point } from '../../shared/geometry';
import { useInstalledPrograms } from '../../shared/installed-programs';
import { ARROWS } from '../../shared/keys';
import { ProgramLink } from '../../shared/ProgramLink';
import { MY_THINGS, type Program, PROGRAMS } from '../../shared/programs';
import { useSiteConfig } from '../../shared/site-config';
import { isStored, MOVED_ICONS } from '../../shared/storage-keys';
import styles from './Desktop.module.css';

/** Weighs sideways distances more, so that the focus stays in its row or column. */
const SIDEWAYS_WEIGHT = 3;

export function findNearest<P extends Point>(key: string, from: Point, points: readonly P[]): P | undefined {
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const distances = points.flatMap((point) => {
    const [x, y] = [point.x - from.x, point.y - from.y];
    const ahead = x * arrow.x + y * arrow.y;
    const aside = Math.abs(x * arrow.y) + Math.abs(y * arrow.x);
    return ahead > 0 ? [{ point, distance: ahead + SIDEWAYS_WEIGHT * aside }] : [];
  });
  return distances.sort((one, other) => one.distance - other.distance)[0]?.point;
}

function moveFocusByArrow(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll('a')].map((link) => ({ link, ...centerOf(link) }));
  const next = findNearest(event.key, centerOf(event.target), links);
  if (!next) return;
  event.preventDefault();
  next.link.focus();
}

function centerOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const MAX_ICONS_IN_COLUMNS = 12;

export interface DesktopFeaturesProps {
  nav: RefObject<HTMLElement | null>;
  programs: readonly Program[];
}

export function Desktop({ Features }: { Features: ComponentType<DesktopFeaturesProps> | undefined }) {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  const isInFront = useLocation().pathname === MAIN_PAGES.desktop;
  const icons = useRef<HTMLElement>(null);
  const site = useSiteConfig();
  const hasThings = useSyncExternalStore(subscribeToOwnerKey, readOwnerKey) !== null;
  // START lists these, too, but a first visitor would find nothing in them.
  const isEmpty = ({ to }: Program) => to === PAGES.timeMachine || (to === MY_THINGS.to && !hasThings);
  const programs = [...PROGRAMS, ...useInstalledPrograms().programs].filter((program) => !isEmpty(program));
  return (
    <div className={classes(styles.desktop, programs.length <= MAX_ICONS_IN_COLUMNS && styles.columns)}>
      <h1 id={DESKTOP_HEADING} ref={isInFront ? heading : null} tabIndex={-1} className={styles.wordmark}>
        Marcel <span>OS</span>
      </h1>
      {/* Arrow keys move the focus among the icons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <nav
        ref={icons}
        onKeyDown={moveFocusByArrow}
        aria-label="Desktop"
        className={classes(styles.icons, !Features && isStored(() => localStorage, MOVED_ICONS) && styles.moved)}
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
      {Features && <Features nav={icons} programs={programs} />}
    </div>
  );
}

const Tile = ({ label, icon }: { label: string; icon: IconName }) => (
  <>
    <Icon name={icon} size={64} />
    <span className={styles.label}>{label}</span>
  </>
);
