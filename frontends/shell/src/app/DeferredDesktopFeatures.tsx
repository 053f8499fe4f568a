import { useEffect, useState } from 'react';
import type { DesktopFeaturesProps } from '../features/desktop/Desktop';
import { LivingMarcel } from '../features/living-marcel/components/LivingMarcel';
import { NewMascotCard } from '../features/new-mascot/components/NewMascotCard';
import { useNewMascot } from '../features/new-mascot/use-new-mascot';
import { subscribeToPreferences } from '../shared/display/display';
import { play } from '../shared/sounds';
import { useReducedMotion } from '../shared/use-media';
import { useHasNewsletter } from '../shared/site-config';
import { DesktopMenu, IconMenu, useContextMenu } from '../features/desktop/DesktopMenus';
import { findLinks } from '../features/desktop/icons/use-icon-layout';
import { useIconMoves } from '../features/desktop/icons/use-icon-moves';
import styles from '../shared/hint.module.css';

/** The features of the desktop that load after the first paint; see `useDeferredDesktopFeatures`. */
export function DesktopFeatures(props: DesktopFeaturesProps) {
  useEffect(subscribeToPreferences, []);
  const isStill = useReducedMotion();
  const { mascot, dismiss } = useNewMascot();
  useEffect(() => {
    if (mascot) play('newMascot');
  }, [mascot]);
  return (
    <>
      <IconMenus {...props} />
      <LivingMarcel isStill={isStill} celebratedId={mascot?.id} />
      <NewMascotCard mascot={mascot} onDismiss={dismiss} />
    </>
  );
}

function IconMenus({ nav, programs }: DesktopFeaturesProps) {
  const hasNewsletter = useHasNewsletter();
  const icons = [
    ...programs.map((program) => ({ id: program.to, title: program.title, program })),
    ...(hasNewsletter ? [{ id: 'newsletter', title: 'Newsletter' }] : []),
  ];
  const [message, setMessage] = useState('');
  const { hint, startMove, arrange } = useIconMoves(nav, icons, setMessage);
  const [menu, close] = useContextMenu(nav);
  const index = menu?.icon && nav.current ? findLinks(nav.current).indexOf(menu.icon) : -1;
  const icon = icons[index];
  return (
    <>
      {menu?.icon && icon && (
        <IconMenu
          anchor={menu}
          link={menu.icon}
          icon={icon}
          onMove={startMove && (() => startMove(index))}
          onLeave={close}
        />
      )}
      {menu && !menu.icon && <DesktopMenu anchor={menu} onArrange={arrange} onLeave={close} />}
      {hint && (
        <p aria-hidden className={styles.hint}>
          {hint}
        </p>
      )}
      <p role="status" className="m-unseen">
        {message}
      </p>
    </>
  );
}
