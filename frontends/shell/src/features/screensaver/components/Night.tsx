import { stars } from '@marcel/art/scenery/sky';
import { useEffect, useLayoutEffect, useRef, type RefObject, useState } from 'react';
import { SAVER_TEXTS } from '../saver-texts';
import { awaitWaking } from '../wake';
import { Drifters } from './Drifters';
import styles from './Night.module.css';
import { StillSights } from './StillSights';
import { drawSights, type Sight } from '../sights';

/** What drifts by beside Marcel: nothing until it has come, and nothing for good where there is no server. */
function useSights(): [readonly Sight[], (lost: Sight) => void] {
  const [sights, setSights] = useState<readonly Sight[]>([]);
  useEffect(() => {
    const left = new AbortController();
    drawSights(left.signal).then(setSights, () => undefined);
    return () => left.abort();
  }, []);
  return [sights, (lost) => setSights((known) => known.filter((sight) => sight !== lost))];
}

interface NightProps {
  /** Whether nothing is to move. */
  still: boolean;
  onWake: () => void;
}

/**
 * The night over everything. It is a decoration: the focus stays where it is, and whoever reads the page otherwise than
 * by looking at it reads on.
 */
export function Night({ still, onWake }: NightProps) {
  const [sights, onLost] = useSights();
  const latest = useRef(onWake);
  useEffect(() => {
    latest.current = onWake;
  });
  // Before it is seen: a press that comes at once is no less one.
  useLayoutEffect(() => awaitWaking(() => latest.current()), []);
  const Sights = still ? StillSights : Drifters;
  return (
    <div ref={useAboveEverything()} popover="manual" aria-hidden className={styles.night}>
      <svg
        viewBox="0 0 1600 900"
        preserveAspectRatio="xMidYMid slice"
        className={styles.stars}
        dangerouslySetInnerHTML={{ __html: `${stars()}<g transform="rotate(180 800 450)">${stars()}</g>` }}
      />
      <div className={styles.room}>
        <Sights sights={sights} onLost={onLost} />
      </div>
      <p className={styles.back}>{SAVER_TEXTS.back}</p>
    </div>
  );
}

/** Dialogs lie above what has any z-index; where the browser can do that, what comes later lies above them. */
function useAboveEverything(): RefObject<HTMLDivElement | null> {
  const night = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element: Partial<HTMLElement> | null = night.current;
    element?.showPopover?.();
  }, []);
  return night;
}
