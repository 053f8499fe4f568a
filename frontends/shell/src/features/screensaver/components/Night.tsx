import { MascotList, pictureSrcSet, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { POSE_SIZE } from '@marcel/art/poses/pose';
import { space } from '@marcel/art/poses/space';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { stars } from '@marcel/art/scenery/wallpaper';
import styles from './Night.module.css';
import { awaitWaking } from '../wake';

interface Sight {
  name: string;
  pictures: string;
}

const MANY = 24;

/** Loads mascots with thumbnails from a random place of the directory. @param random from 0 up to 1 */
export async function drawSights(signal: AbortSignal, random: () => number = Math.random): Promise<Sight[]> {
  const page = (offset: number) => {
    const query = new URLSearchParams({ picture: 'present', limit: String(MANY), offset: String(offset) });
    return api.get(`${ROUTES.mascots}?${query}`, MascotList, { signal });
  };
  const first = await page(0);
  const start = Math.floor(random() * Math.max(1, first.pagination.total - MANY + 1));
  const { mascots } = start === 0 ? first : await page(start);
  return mascots.flatMap(({ name, imageUrl }) => {
    const pictures = imageUrl === null ? undefined : pictureSrcSet(imageUrl);
    return pictures === undefined ? [] : { name, pictures };
  });
}

const Figure = ({ sight, onLost }: { sight: Sight | undefined; onLost: (sight: Sight) => void }) => (
  <figure className={styles.figure}>
    {sight ? (
      <img
        key={sight.pictures}
        srcSet={sight.pictures}
        sizes="clamp(110px, 23vmin, 240px)"
        alt=""
        decoding="async"
        className={styles.picture}
        onError={() => onLost(sight)}
      />
    ) : (
      <svg
        viewBox={`0 0 ${POSE_SIZE} ${POSE_SIZE}`}
        className={styles.marcel}
        dangerouslySetInnerHTML={{ __html: space() }}
      />
    )}
    <figcaption className={styles.name}>{sight?.name ?? 'Marcel'}</figcaption>
  </figure>
);

/** Lanes: distance from the top as a fraction; duration and delay in seconds. */
const LANES = [
  { top: 0.5, long: 34, begin: -8 },
  { top: 0.1, long: 44, begin: 0 },
  { top: 0.9, long: 38, begin: 3 },
  { top: 0.3, long: 52, begin: 7 },
  { top: 0.7, long: 47, begin: 12 },
] as const;

const Drifters = ({ sights, onLost }: { sights: readonly Sight[]; onLost: (sight: Sight) => void }) =>
  LANES.slice(0, sights.length + 1).map((lane, index) => (
    <Lane key={lane.top} lane={lane} first={index} sights={[undefined, ...sights]} onLost={onLost} />
  ));

interface LaneProps {
  lane: (typeof LANES)[number];
  first: number;
  sights: readonly (Sight | undefined)[];
  onLost: (sight: Sight) => void;
}

function Lane({ lane, first, sights, onLost }: LaneProps) {
  const [passed, setPassed] = useState(0);
  const next = () => setPassed((count) => count + 1);
  const style = { '--top': lane.top, '--long': `${lane.long}s`, '--begin': `${lane.begin}s` };
  return (
    <div
      className={styles.lane}
      style={style}
      onAnimationIteration={({ target, currentTarget }) => target === currentTarget && next()}
    >
      <div className={styles.bob}>
        <Figure sight={sights[(first + passed * LANES.length) % sights.length]} onLost={onLost} />
      </div>
    </div>
  );
}

/** Time of each picture, in milliseconds. */
const STAYS_MS = 8000;

const PLACES = [
  [0.5, 0.5],
  [0.15, 0.2],
  [0.85, 0.75],
  [0.2, 0.8],
  [0.8, 0.2],
] as const;

function StillSights({ sights, onLost }: { sights: readonly Sight[]; onLost: (sight: Sight) => void }) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShown((count) => count + 1), STAYS_MS);
    return () => clearInterval(timer);
  }, []);
  const [left, top] = PLACES[shown % PLACES.length] ?? PLACES[0];
  return (
    <div className={styles.place} style={{ '--left': left, '--top': top }}>
      <Figure sight={[undefined, ...sights][shown % (sights.length + 1)]} onLost={onLost} />
    </div>
  );
}

function useSights(): [readonly Sight[], (lost: Sight) => void] {
  const [sights, setSights] = useState<readonly Sight[]>([]);
  useEffect(() => {
    const left = new AbortController();
    drawSights(left.signal).then(setSights, () => undefined);
    return () => left.abort();
  }, []);
  return [sights, (lost) => setSights((known) => known.filter((sight) => sight !== lost))];
}

/** The screensaver's night sky. A decoration: it leaves the focus and the accessibility tree alone. */
export function Night({ still, onWake }: { still: boolean; onWake: () => void }) {
  const [sights, onLost] = useSights();
  const night = useRef<HTMLDivElement>(null);
  const wake = useEffectEvent(onWake);
  useLayoutEffect(() => {
    const element: Partial<HTMLElement> | null = night.current;
    element?.showPopover?.();
    return awaitWaking(() => wake());
  }, []);
  const Sights = still ? StillSights : Drifters;
  return (
    <div ref={night} popover="manual" aria-hidden className={styles.night}>
      <svg
        viewBox="0 0 1600 900"
        preserveAspectRatio="xMidYMid slice"
        className={styles.stars}
        dangerouslySetInnerHTML={{ __html: `${stars()}<g transform="rotate(180 800 450)">${stars()}</g>` }}
      />
      <div className={styles.room}>
        <Sights sights={sights} onLost={onLost} />
      </div>
      <p className={styles.back}>Press any key or move the mouse to return.</p>
    </div>
  );
}
