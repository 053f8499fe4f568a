import { useCallback, useEffect, useReducer } from 'react';
import { ball as ballPicture } from '@marcel/art/toys';
import { lastActivityAt, onActivity } from '../../../shared/user-activity';
import { awakeSince, HOME, isRunning, type Life, lifeAfter, type LifeEvent, type Mood, runTo } from '../life';
import { showNow } from '../../../shared/display/display';
import { play } from '../../../shared/sounds';
import { useEvent } from '../../../shared/use-event';
import { landing } from '../scene';
import styles from './LivingMarcel.module.css';
import { Drawing, MarcelFigure } from './MarcelFigure';

const now = (): number => performance.now();

type Deed = { type: 'petted' | 'pleased' } | { type: 'thrown'; to: number };

function useLife(): [Life, (deed: Deed) => void] {
  const [life, send] = useReducer(lifeAfter, null, () => awakeSince(now()));
  const { mood, until } = life;
  const asleep = mood === 'asleep';

  useEffect(() => {
    if (until === Infinity) return undefined;
    const timer = setTimeout(() => send({ type: 'timeUp', at: now(), noticed: lastActivityAt() }), until - now());
    return () => clearTimeout(timer);
  }, [until]);

  useEffect(() => onActivity(() => asleep && send({ type: 'noticed', at: now() })), [asleep]);

  useEvent(document, 'visibilitychange', () => send({ type: document.hidden ? 'left' : 'returned', at: now() }));

  const does = useCallback((deed: Deed) => {
    const event: LifeEvent = { ...deed, at: now() };
    send(event);
  }, []);
  return [life, does];
}

const SAID: Partial<Record<Mood, string>> = {
  happy: 'Marcel wags his tail.',
  chasing: 'Marcel runs after the ball.',
  carrying: 'Marcel brings the ball back.',
};

const BALL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64">${ballPicture({ onGround: false })}</svg>`;

const ARM_LENGTH = 90;
const BALL_HOME = 992;

export function LivingMarcel({ still, gladOf }: { still: boolean; gladOf: number | undefined }) {
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
      <button type="button" className={styles.marcel} aria-label="Pet Marcel" onClick={pet}>
        <span className={styles.mover} data-facing={facing(life)}>
          <MarcelFigure mood={life.mood} still={still} />
        </span>
      </button>
      <button
        type="button"
        className={styles.ball}
        aria-label="Throw the Ball"
        aria-disabled={running}
        onClick={throwBall}
      >
        <span className={styles.flight}>
          <Drawing document={BALL} className={styles.arc} />
        </span>
      </button>
      <p role="status" className="m-unseen">
        {SAID[life.mood]}
      </p>
    </div>
  );
}

const runOf = ({ mood, ball }: Life): number =>
  mood === 'chasing' ? ball - HOME - Math.sign(ball - HOME) * ARM_LENGTH : 0;

const facing = ({ mood, ball }: Life): 'left' | 'right' | undefined => {
  if (mood !== 'chasing' && mood !== 'carrying') return undefined;
  return ball < HOME === (mood === 'chasing') ? 'left' : 'right';
};

const roomNow = () => ({ width: window.innerWidth, height: window.innerHeight });

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
