import { MascotList, pictureSrcSet, ROUTES } from '@marcel/contracts';
import { api } from '@marcel/kit/api';
import { POSE_SIZE, space } from '@marcel/art/poses';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { stars } from '@marcel/art/scenery/wallpaper';
import styles from './Screensaver.module.css';
import { wakeOnInput } from '../wake-on-input';

interface Slide {
  name: string;
  srcSet: string;
}

const PAGE_SIZE = 24;

/** Loads mascots with thumbnails from a random place of the directory. @param random from 0 up to 1 */
export async function loadSlides(signal: AbortSignal, random: () => number = Math.random): Promise<Slide[]> {
  const page = (offset: number) => {
    const query = new URLSearchParams({ picture: 'present', limit: String(PAGE_SIZE), offset: String(offset) });
    return api.get(`${ROUTES.mascots}?${query}`, MascotList, { signal });
  };
  const first = await page(0);
  const start = Math.floor(random() * Math.max(1, first.pagination.total - PAGE_SIZE + 1));
  const { mascots } = start === 0 ? first : await page(start);
  return mascots.flatMap(({ name, imageUrl }) => {
    const srcSet = imageUrl === null ? undefined : pictureSrcSet(imageUrl);
    return srcSet === undefined ? [] : { name, srcSet };
  });
}

const Figure = ({ slide, onBroken }: { slide: Slide | undefined; onBroken: (slide: Slide) => void }) => (
  <figure className={styles.figure}>
    {slide ? (
      <img
        key={slide.srcSet}
        srcSet={slide.srcSet}
        sizes="clamp(110px, 23vmin, 240px)"
        alt=""
        decoding="async"
        className={styles.picture}
        onError={() => onBroken(slide)}
      />
    ) : (
      <svg
        viewBox={`0 0 ${POSE_SIZE} ${POSE_SIZE}`}
        className={styles.marcel}
        dangerouslySetInnerHTML={{ __html: space() }}
      />
    )}
    <figcaption className={styles.name}>{slide?.name ?? 'Marcel'}</figcaption>
  </figure>
);

/** Lanes: distance from the top as a fraction; duration and delay in seconds. */
const LANES = [
  { top: 0.5, duration: 34, delay: -8 },
  { top: 0.1, duration: 44, delay: 0 },
  { top: 0.9, duration: 38, delay: 3 },
  { top: 0.3, duration: 52, delay: 7 },
  { top: 0.7, duration: 47, delay: 12 },
] as const;

const DriftingMascots = ({ slides, onBroken }: { slides: readonly Slide[]; onBroken: (slide: Slide) => void }) =>
  LANES.slice(0, slides.length + 1).map((lane, index) => (
    <Lane key={lane.top} lane={lane} first={index} slides={[undefined, ...slides]} onBroken={onBroken} />
  ));

interface LaneProps {
  lane: (typeof LANES)[number];
  first: number;
  slides: readonly (Slide | undefined)[];
  onBroken: (slide: Slide) => void;
}

function Lane({ lane, first, slides, onBroken }: LaneProps) {
  const [passes, setPasses] = useState(0);
  const next = () => setPasses((count) => count + 1);
  const style = { '--top': lane.top, '--duration': `${lane.duration}s`, '--delay': `${lane.delay}s` };
  return (
    <div
      className={styles.lane}
      style={style}
      onAnimationIteration={({ target, currentTarget }) => target === currentTarget && next()}
    >
      <div className={styles.bob}>
        <Figure slide={slides[(first + passes * LANES.length) % slides.length]} onBroken={onBroken} />
      </div>
    </div>
  );
}

/** Time of each picture, in milliseconds. */
const SLIDE_MS = 8000;

const SLIDE_POSITIONS = [
  [0.5, 0.5],
  [0.15, 0.2],
  [0.85, 0.75],
  [0.2, 0.8],
  [0.8, 0.2],
] as const;

function SlideShow({ slides, onBroken }: { slides: readonly Slide[]; onBroken: (slide: Slide) => void }) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setIndex((count) => count + 1), SLIDE_MS);
    return () => clearInterval(timer);
  }, []);
  const [left, top] = SLIDE_POSITIONS[index % SLIDE_POSITIONS.length] ?? SLIDE_POSITIONS[0];
  return (
    <div className={styles.slide} style={{ '--left': left, '--top': top }}>
      <Figure slide={[undefined, ...slides][index % (slides.length + 1)]} onBroken={onBroken} />
    </div>
  );
}

function useSlides(): [readonly Slide[], (broken: Slide) => void] {
  const [slides, setSlides] = useState<readonly Slide[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    loadSlides(controller.signal).then(setSlides, () => undefined);
    return () => controller.abort();
  }, []);
  return [slides, (broken) => setSlides((current) => current.filter((slide) => slide !== broken))];
}

/** The screensaver's night sky. A decoration: it leaves the focus and the accessibility tree alone. */
export function Screensaver({ isStill, onWake }: { isStill: boolean; onWake: () => void }) {
  const [slides, onBroken] = useSlides();
  const root = useRef<HTMLDivElement>(null);
  const wake = useEffectEvent(onWake);
  useLayoutEffect(() => {
    const element: Partial<HTMLElement> | null = root.current;
    element?.showPopover?.();
    return wakeOnInput(() => wake());
  }, []);
  const SlideView = isStill ? SlideShow : DriftingMascots;
  return (
    <div ref={root} popover="manual" aria-hidden className={styles.night}>
      <svg
        viewBox="0 0 1600 900"
        preserveAspectRatio="xMidYMid slice"
        className={styles.stars}
        dangerouslySetInnerHTML={{ __html: `${stars}<g transform="rotate(180 800 450)">${stars}</g>` }}
      />
      <div className={styles.content}>
        <SlideView slides={slides} onBroken={onBroken} />
      </div>
      <p className={styles.hint}>Press any key or move the mouse to return.</p>
    </div>
  );
}
