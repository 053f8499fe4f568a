import { useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { DesktopIconEntry } from '../desktop-icons';
import type { Point } from '../places/grid';
import { PLACE_TEXTS } from '../places/place-texts';
import { MovedIcon } from './DesktopIcon';
import styles from './IconOnItsWay.module.css';

interface IconOnItsWayProps {
  nav: RefObject<HTMLElement | null>;
  icon: DesktopIconEntry;
  /** Where it stands now, as icons are counted from the first one. */
  point: Point;
  /** Whether it is in the upper half of the room. */
  above: boolean;
}

/** What is moved, and how: over the windows, below which the icon itself may lie. */
export function IconOnItsWay({ nav, icon: { title, icon }, point, above }: IconOnItsWayProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = nav.current?.querySelector('ul')?.getBoundingClientRect();
    if (!root.current || !list) return;
    const [x, y] = [list.left + window.scrollX + point.x, list.top + window.scrollY + point.y];
    Object.assign(root.current.style, { left: `${x}px`, top: `${y}px` });
  });
  return createPortal(
    <>
      <div ref={root} aria-hidden data-moved-icon="" className={styles.icon}>
        <MovedIcon label={title} icon={icon} />
      </div>
      <p aria-hidden className={styles.hint} data-icon-above={above}>
        {PLACE_TEXTS.hint(title)}
      </p>
    </>,
    document.body,
  );
}
