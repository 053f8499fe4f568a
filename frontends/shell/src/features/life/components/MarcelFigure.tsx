import { DOING, LIVING } from '@marcel/art/alive/living';
import { classes } from '@marcel/kit';
import { useRef, type RefObject } from 'react';
import { useEvent } from '../../../shared/use-event';
import type { Mood } from '../life';
import styles from './MarcelFigure.module.css';
import { gaze } from '../scene';

export const Drawing = ({ document, className }: { document: string; className?: string | undefined }) => (
  <span aria-hidden className={classes(styles.drawing, className)} dangerouslySetInnerHTML={{ __html: document }} />
);

/** Moves the pupils with the pointer, at most once a frame. */
function useGaze(face: RefObject<HTMLElement | null>, follows: boolean): void {
  const frame = useRef(0);
  const look = ({ clientX, clientY }: PointerEvent) => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      const { current } = face;
      if (!follows || !current) return;
      const { left, top, width, height } = current.getBoundingClientRect();
      const { x, y } = gaze({ x: left + width / 2, y: top + height / 3 }, { x: clientX, y: clientY });
      current.style.setProperty('--look-x', x.toFixed(2));
      current.style.setProperty('--look-y', y.toFixed(2));
    });
  };
  useEvent(window, 'pointermove', look);
  useEvent(window, 'pointerdown', look);
}

const GLAD: readonly Mood[] = ['happy', 'proud', 'greeting'];

export function MarcelFigure({ mood, still }: { mood: Mood; still: boolean }) {
  const face = useRef<HTMLSpanElement>(null);
  useGaze(face, !still && mood === 'awake');
  if (mood === 'asleep') return <Drawing document={DOING.sleeping} className={styles.sleeper} />;
  if (mood === 'chasing' || mood === 'carrying')
    return <Drawing document={mood === 'chasing' ? DOING.running : DOING.carrying} className={styles.runner} />;
  const glad = GLAD.includes(mood);
  return (
    <>
      <Drawing document={LIVING.tail} className={styles.tail} />
      <Drawing document={LIVING.trunk} className={styles.trunk} />
      <span ref={face} className={styles.head}>
        <Drawing document={glad ? DOING.laughing : LIVING.head} />
        {!glad && (
          <>
            <Drawing document={LIVING.pupils} className={styles.pupils} />
            <Drawing document={LIVING.lids} className={styles.lids} />
          </>
        )}
      </span>
    </>
  );
}
