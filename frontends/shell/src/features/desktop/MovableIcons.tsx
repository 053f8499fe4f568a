import { useState } from 'react';
import { useSiteConfig } from '../../shared/site-config';
import type { DesktopLifeProps } from './Desktop';
import { DesktopMenu, IconMenu, useAskedMenu } from './DesktopMenus';
import { linksIn } from './icons/icon-field';
import { useIconMoves } from './icons/use-icon-moves';
import styles from './MovableIcons.module.css';

export function MovableIcons({ nav, programs }: DesktopLifeProps) {
  const hasNewsletter = useSiteConfig() !== undefined;
  const icons = [
    ...programs.map((program) => ({ id: program.to, title: program.title, program })),
    ...(hasNewsletter ? [{ id: 'newsletter', title: 'Newsletter' }] : []),
  ];
  const [message, setMessage] = useState('');
  const { hint, begin, arrange } = useIconMoves(nav, icons, setMessage);
  const [asked, leave] = useAskedMenu(nav);
  const at = asked?.icon && nav.current ? linksIn(nav.current).indexOf(asked.icon) : -1;
  const icon = icons[at];
  return (
    <>
      {asked?.icon && icon && (
        <IconMenu anchor={asked} link={asked.icon} icon={icon} onMove={begin && (() => begin(at))} onLeave={leave} />
      )}
      {asked && !asked.icon && <DesktopMenu anchor={asked} onArrange={arrange} onLeave={leave} />}
      {hint && (
        <p aria-hidden className={styles.hint}>
          {hint}
        </p>
      )}
      <p role="status" className={styles.message}>
        {message}
      </p>
    </>
  );
}
