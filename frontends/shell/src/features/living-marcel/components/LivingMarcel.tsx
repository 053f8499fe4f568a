import { useCallback, useEffect, useReducer } from 'react';
import { ball as ballPicture } from '@marcel/art/toys';
import { lastActivityAt, onActivity } from '../../../shared/user-activity';
import type { MarcelState, MarcelEvent, Mood } from '../marcel-state';
import { awakeState, MARCEL_X, isRunning, marcelReducer, runDurationMs } from '../marcel-state';
import { applyDisplay } from '../../../shared/display/display';
import { play } from '../../../shared/sounds';
import { useEvent } from '../../../shared/use-event';
import { chooseLandingX } from '../scene';
import styles from './LivingMarcel.module.css';
import { Drawing, MarcelFigure } from './MarcelFigure';

const now = (): number => performance.now();

type MarcelAction = { type: 'petted' | 'newMascot' } | { type: 'thrown'; to: number };

function useMarcelState(): [MarcelState, (action: MarcelAction) => void] {
  const [state, dispatch] = useReducer(marcelReducer, null, () => awakeState(now()));
  const { mood, until } = state;
  const isAsleep = mood === 'asleep';

  useEffect(() => {
    if (until === Infinity) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'timeUp', at: now(), activeAt: lastActivityAt() }), until - now());
    return () => clearTimeout(timer);
  }, [until]);

  useEffect(() => onActivity(() => isAsleep && dispatch({ type: 'activity', at: now() })), [isAsleep]);

  useEvent(document, 'visibilitychange', () => dispatch({ type: document.hidden ? 'left' : 'returned', at: now() }));

  const act = useCallback((action: MarcelAction) => {
    const event: MarcelEvent = { ...action, at: now() };
    dispatch(event);
  }, []);
  return [state, act];
}

const ANNOUNCEMENTS: Partial<Record<Mood, string>> = {
  happy: 'Marcel wags his tail.',
  chasing: 'Marcel runs after the ball.',
  carrying: 'Marcel brings the ball back.',
};

const BALL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64">${ballPicture({ onGround: false })}</svg>`;

const ARM_LENGTH = 90;
const BALL_X = 992;

export function LivingMarcel({ isStill, celebratedId }: { isStill: boolean; celebratedId: number | undefined }) {
  const [state, act] = useMarcelState();
  useEffect(() => {
    if (celebratedId !== undefined) act({ type: 'newMascot' });
  }, [celebratedId, act]);
  useWallpaperWithoutMarcel();
  const isRunningNow = isRunning(state);
  const pet = () => {
    play('woof');
    act({ type: 'petted' });
  };
  const throwBall = () => {
    play('throw');
    act(isStill ? { type: 'petted' } : { type: 'thrown', to: chooseLandingX(readViewport(), Math.random()) });
  };
  return (
    <div
      className={styles.stage}
      data-mood={state.mood}
      data-alive={!isStill && state.mood !== 'alone'}
      style={{
        '--run-ms': `${runDurationMs(state.ball)}ms`,
        '--run': runOffset(state),
        '--flight': state.ball - BALL_X,
      }}
    >
      <button type="button" className={styles.marcel} aria-label="Pet Marcel" onClick={pet}>
        <span className={styles.mover} data-facing={facingDirection(state)}>
          <MarcelFigure mood={state.mood} isStill={isStill} />
        </span>
      </button>
      <button
        type="button"
        className={styles.ball}
        aria-label="Throw the Ball"
        aria-disabled={isRunningNow}
        onClick={throwBall}
      >
        <span className={styles.flight}>
          <Drawing document={BALL} className={styles.arc} />
        </span>
      </button>
      <p role="status" className="m-unseen">
        {ANNOUNCEMENTS[state.mood]}
      </p>
    </div>
  );
}

const runOffset = ({ mood, ball }: MarcelState): number =>
  mood === 'chasing' ? ball - MARCEL_X - Math.sign(ball - MARCEL_X) * ARM_LENGTH : 0;

const facingDirection = ({ mood, ball }: MarcelState): 'left' | 'right' | undefined => {
  if (mood !== 'chasing' && mood !== 'carrying') return undefined;
  return ball < MARCEL_X === (mood === 'chasing') ? 'left' : 'right';
};

const readViewport = () => ({ width: window.innerWidth, height: window.innerHeight });

function useWallpaperWithoutMarcel(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.marcel = 'alive';
    applyDisplay();
    return () => {
      delete dataset.marcel;
      applyDisplay();
    };
  }, []);
}
