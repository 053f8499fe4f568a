import { LivingMarcel } from '../features/life/components/LivingMarcel';
import { useMedia } from '../shared/use-media';

/** What lives on the desktop, behind its icons. */
export function DesktopLife() {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  return <LivingMarcel still={still} />;
}
