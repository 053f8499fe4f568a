import { ACTIVITIES, IDLE_LAYERS } from '@marcel/art/alive/living';
import { classes } from '@marcel/kit';
import { useRef, type RefObject } from 'react';
import { useEvent } from '../../../shared/use-event';
import type { Mood } from '../marcel-state';
import styles from './MarcelFigure.module.css';
import { gaze } from '../scene';

export const Drawing = ({ document, className }: { document: string; className?: string | undefined }) => (
  <span aria-hidden className={classes(styles.drawing, className)} dangerouslySetInnerHTML={{ __html: document }} />
);

/** Moves the pupils with the pointer, at most once a frame. */
function useGaze(face: RefObject<HTMLElement | null>, isFollowing: boolean): void {
  const frame = useRef(0);
  const movePupils = ({ clientX, clientY }: PointerEvent) => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const { current } = face;
      if (!isFollowing || !current) return;
      const { left, top, width, height } = current.getBoundingClientRect();
      const { x, y } = gaze({ x: left + width / 2, y: top + height / 3 }, { x: clientX, y: clientY });
      current.style.setProperty('--look-x', x.toFixed(2));
      current.style.setProperty('--look-y', y.toFixed(2));
    });
  };
  useEvent(window, 'pointermove', movePupils);
  useEvent(window, 'pointerdown', movePupils);
}

const HAPPY_MOODS: readonly Mood[] = ['happy', 'proud', 'greeting'];

export function MarcelFigure({ mood, isStill }: { mood: Mood; isStill: boolean }) {
  const face = useRef<HTMLSpanElement>(null);
  useGaze(face, !isStill && mood === 'awake');
  if (mood === 'asleep') return <Drawing document={ACTIVITIES.sleeping} className={styles.sleeper} />;
  if (mood === 'chasing' || mood === 'carrying')
    return (
      <Drawing document={mood === 'chasing' ? ACTIVITIES.running : ACTIVITIES.carrying} className={styles.runner} />
    );
  const isHappy = HAPPY_MOODS.includes(mood);
  return (
    <>
      <Drawing document={IDLE_LAYERS.tail} className={styles.tail} />
      <Drawing document={IDLE_LAYERS.trunk} className={styles.trunk} />
      <span ref={face} className={styles.head}>
        <Drawing document={isHappy ? ACTIVITIES.laughing : IDLE_LAYERS.head} />
        {!isHappy && (
          <>
            <Drawing document={IDLE_LAYERS.pupils} className={styles.pupils} />
            <Drawing document={IDLE_LAYERS.lids} className={styles.lids} />
          </>
        )}
      </span>
    </>
  );
}
