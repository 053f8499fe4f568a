import { useState } from 'react';
import { useSiteConfig } from '../../../shared/site-config';
import { iconsOf } from '../desktop-icons';
import { useAskedMenu } from '../menu/use-asked-menu';
import { linksIn } from '../places/field';
import { useArrangement } from '../places/use-arrangement';
import type { DesktopLifeProps } from './Desktop';
import { DesktopMenu } from './DesktopMenu';
import { IconMenu } from './IconMenu';
import { IconOnItsWay } from './IconOnItsWay';
import styles from './MovableIcons.module.css';

/** What icons can do once it is there: they are moved, and have menus, as the desktop has. */
export function MovableIcons({ nav, programs }: DesktopLifeProps) {
  const icons = iconsOf(programs, useSiteConfig() !== undefined);
  const [said, say] = useState('');
  const arrangement = useArrangement(nav, icons, say);
  const [asked, leave] = useAskedMenu(nav);
  const at = asked?.icon && nav.current ? linksIn(nav.current).indexOf(asked.icon) : -1;
  const icon = icons[at];
  const { moving, begin, putInOrder } = arrangement;
  const moved = moving && icons[moving.at];
  return (
    <>
      {asked?.icon && icon && (
        <IconMenu asked={asked} link={asked.icon} icon={icon} onMove={begin && (() => begin(at))} onLeave={leave} />
      )}
      {asked && !asked.icon && <DesktopMenu asked={asked} onPutInOrder={putInOrder} onLeave={leave} />}
      {moved && <IconOnItsWay nav={nav} icon={moved} point={moving.point} above={moving.above} />}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}
