import { ball as ballPicture } from '@marcel/art/toys';
import { useEffect } from 'react';
import { showNow } from '../../../shared/display/display';
import { play } from '../../../shared/sounds';
import { HOME, isRunning, runTo, type Life, type Mood } from '../life';
import { landing } from '../scene';
import { useLife } from '../use-life';
import { Drawing } from './Drawing';
import styles from './LivingMarcel.module.css';
import { MarcelFigure } from './MarcelFigure';

const LIFE_TEXTS = {
  pet: 'Pet Marcel',
  throwBall: 'Throw the Ball',
} as const;

/** What is said of what he does to those who do not see it: answers to what they did, and nothing else. */
const SAID: Partial<Record<Mood, string>> = {
  happy: 'Marcel wags his tail.',
  chasing: 'Marcel runs after the ball.',
  carrying: 'Marcel brings the ball back.',
};

const BALL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64">${ballPicture({ onGround: false })}</svg>`;

/** How far before the ball he stops, and where it lies when he has brought it, on the wallpaper's grid. */
const ARM_LENGTH = 90;
const BALL_HOME = 992;

interface LivingMarcelProps {
  /** Whether nothing is to move. */
  still: boolean;
  /** What he has just brought. */
  gladOf: number | undefined;
}

/** Marcel on his seat before the wallpaper, where his picture was: he is there for whoever looks for company. */
export function LivingMarcel({ still, gladOf }: LivingMarcelProps) {
  const [life, does] = useLife();
  useEffect(() => {
    if (gladOf !== undefined) does({ type: 'pleased' });
  }, [gladOf, does]);
  usePictureAway();
  const running = isRunning(life);
  const pet = () => {
    play('woof');
    does({ type: 'petted' });
  };
  const throwBall = () => {
    play('throw');
    does(still ? { type: 'petted' } : { type: 'thrown', to: landing(roomNow(), Math.random()) });
  };
  return (
    <div
      className={styles.stage}
      data-mood={life.mood}
      data-alive={!still && life.mood !== 'alone'}
      style={{ '--run-ms': `${runTo(life.ball)}ms`, '--run': runOf(life), '--flight': life.ball - BALL_HOME }}
    >
      <button type="button" className={styles.marcel} aria-label={LIFE_TEXTS.pet} onClick={pet}>
        <span className={styles.mover} data-facing={facing(life)}>
          <MarcelFigure mood={life.mood} still={still} />
        </span>
      </button>
      <button
        type="button"
        className={styles.ball}
        aria-label={LIFE_TEXTS.throwBall}
        aria-disabled={running}
        onClick={throwBall}
      >
        <span className={styles.flight}>
          <Drawing document={BALL} className={styles.arc} />
        </span>
      </button>
      <p role="status" className={styles.said}>
        {SAID[life.mood]}
      </p>
    </div>
  );
}

/** How far from his seat he is on his way to, on the wallpaper's grid. */
const runOf = ({ mood, ball }: Life): number =>
  mood === 'chasing' ? ball - HOME - Math.sign(ball - HOME) * ARM_LENGTH : 0;

const facing = ({ mood, ball }: Life): 'left' | 'right' | undefined => {
  if (mood !== 'chasing' && mood !== 'carrying') return undefined;
  return ball < HOME === (mood === 'chasing') ? 'left' : 'right';
};

const roomNow = () => ({ width: window.innerWidth, height: window.innerHeight });

/** The wallpaper has no picture of him as long as he is there himself. */
function usePictureAway(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.marcel = 'alive';
    showNow();
    return () => {
      delete dataset.marcel;
      showNow();
    };
  }, []);
}
