import { DOING, LIVING } from '@marcel/art/alive/living';
import { useRef } from 'react';
import type { Mood } from '../life';
import { useGaze } from '../use-gaze';
import { Drawing } from './Drawing';
import styles from './MarcelFigure.module.css';

const GLAD: readonly Mood[] = ['happy', 'proud', 'greeting'];

/** Marcel as he looks in a mood; `still` when nothing is to move. */
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
