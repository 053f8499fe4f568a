import { useEffect } from 'react';
import { LivingMarcel } from '../features/life/components/LivingMarcel';
import { NewsCard } from '../features/news/components/NewsCard';
import { useNews } from '../features/news/use-news';
import { followPreferences, useDisplay } from '../shared/display/display';
import { play } from '../shared/sounds';
import { useMedia } from '../shared/use-media';

/** What lives on the desktop, behind its icons. */
export function DesktopLife() {
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
      <LivingMarcel still={still} gladOf={mascot?.id} />
      <NewsCard mascot={mascot} onDismiss={dismiss} />
    </>
  );
}
