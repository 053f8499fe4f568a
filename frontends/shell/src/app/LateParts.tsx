import { LivingMarcel } from '../features/life/components/LivingMarcel';
import { NewsCard } from '../features/news/components/NewsCard';
import { useNews } from '../features/news/use-news';
import { useMedia } from '../shared/use-media';

/** What lives on the desktop, behind its icons. */
export function DesktopLife() {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const { mascot, dismiss } = useNews();
  return (
    <>
      <LivingMarcel still={still} gladOf={mascot?.id} />
      <NewsCard mascot={mascot} onDismiss={dismiss} />
    </>
  );
}
