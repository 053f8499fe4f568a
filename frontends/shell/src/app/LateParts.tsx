import { useEffect } from 'react';
import type { DesktopLifeProps } from '../features/desktop/Desktop';
import { MovableIcons } from '../features/desktop/MovableIcons';
import { LivingMarcel } from '../features/life/components/LivingMarcel';
import { NewsCard } from '../features/news/components/NewsCard';
import { useNews } from '../features/news/use-news';
import { followPreferences, useDisplay } from '../shared/display/display';
import { play } from '../shared/sounds';
import { useMedia } from '../shared/use-media';

export function DesktopLife(icons: DesktopLifeProps) {
  useDisplay();
  useEffect(followPreferences, []);
  const calm = document.documentElement.dataset.wallpaper === 'calm';
  const still = useMedia('(prefers-reduced-motion: reduce)') || calm;
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
