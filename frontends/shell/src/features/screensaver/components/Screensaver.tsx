import { useMedia } from '../../../shared/use-media';
import { useSaver } from '../use-saver';
import { Night } from './Night';

/** Nothing, until nobody has been there for a while. */
export function Screensaver() {
  const [shown, onWake] = useSaver();
  const calm = document.documentElement.dataset.wallpaper === 'calm';
  const still = useMedia('(prefers-reduced-motion: reduce)') || calm;
  return shown && <Night still={still} onWake={onWake} />;
}
