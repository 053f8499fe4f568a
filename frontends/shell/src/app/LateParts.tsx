import { useEffect, useState } from 'react';
import type { DesktopLifeProps } from '../features/desktop/Desktop';
import { LivingMarcel } from '../features/life/components/LivingMarcel';
import { NewsCard } from '../features/news/components/NewsCard';
import { useNews } from '../features/news/use-news';
import { followPreferences } from '../shared/display/display';
import { play } from '../shared/sounds';
import { useStill } from '../shared/use-media';
import { useSiteConfig } from '../shared/site-config';
import { DesktopMenu, IconMenu, useAskedMenu } from '../features/desktop/DesktopMenus';
import { linksIn } from '../features/desktop/icons/icon-field';
import { useIconMoves } from '../features/desktop/icons/use-icon-moves';
import styles from '../shared/hint.module.css';

export function DesktopLife(icons: DesktopLifeProps) {
  useEffect(followPreferences, []);
  const still = useStill();
  const { mascot, dismiss } = useNews();
  useEffect(() => {
    if (mascot) play('news');
  }, [mascot]);
  return (
    <>
      <MovableIcons {...icons} />
      <LivingMarcel still={still} gladOf={mascot?.id} />
      <NewsCard mascot={mascot} onDismiss={dismiss} />
    </>
  );
}

function MovableIcons({ nav, programs }: DesktopLifeProps) {
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
      <p role="status" className="m-unseen">
        {message}
      </p>
    </>
  );
}
