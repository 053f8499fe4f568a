import { MASCOTDEX_META } from '@marcel/contracts';
import { Button, EmptyState, Icon, LinkButton, ProgramWindow, Spinner, usePageMeta } from '@marcel/kit';
import { Link, useSearchParams } from 'react-router-dom';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { countText, useDebouncedDraft } from '@marcel/kit/programs';
import { FailedLoad } from '../../../shared/failure/failure';
import { TIME_MACHINE } from '../../../program';
import { type Day, useDay, useFirstDay } from '../api';
import { MascotPortrait, Themed } from '../../../shared/mascot-parts/mascot-parts';
import { directoryPage, mascotPage } from '../../../shared/navigation';
import styles from './TimeMachine.module.css';
import { dayNumber, dayOf, dayText, readDay, readPastDay, today } from '../../../shared/days/days';

const FAILED = 'This day could not be loaded. Please try again.';

export function TimeMachineScreen() {
  usePageMeta(MASCOTDEX_META.timeMachine);
  const { data: first, isPending, isError, refetch } = useFirstDay();
  return (
    <ProgramWindow title={TIME_MACHINE.title} icon={TIME_MACHINE.icon}>
      {isPending && <Spinner label="Opening..." />}
      {isError && <FailedLoad title="Time Machine" message={FAILED} onRetry={refetch} />}
      {first === null && <EmptyState title="No history yet" />}
      {first && <TimeMachine first={first} />}
    </ProgramWindow>
  );
}

function DayList({ day: { day, mascots }, moves }: { day: Day; moves: ReadonlyMap<number, Move> }) {
  const most = Math.max(1, ...mascots.map(({ likes }) => likes));
  return (
    <ol className="m-stack-tight" aria-label="Most liked">
      {mascots.map((mascot) => (
        <Themed key={mascot.id} as="li" type={mascot.type} className={styles.row}>
          <div className={styles.picture}>
            <MascotPortrait mascot={mascot} sizes="48px" ratio={1} />
          </div>
          <div className={styles.names}>
            <Link to={mascotPage(mascot.slug, day)} className="m-bold">
              <bdi>{mascot.name}</bdi>
            </Link>{' '}
            <bdi className="m-soft">{mascot.brand}</bdi>
            <div className={styles.bar} style={{ inlineSize: `${(mascot.likes / most) * 100}%` }} />
          </div>
          <p className={styles.likes}>
            {countText(mascot.likes, 'like')} <MoveMark move={moves.get(mascot.id)} />
          </p>
        </Themed>
      ))}
    </ol>
  );
}

function MoveMark({ move }: { move: Move }) {
  if (move === undefined || move === 0) return null;
  if (move === 'new')
    return (
      <span className={styles.move} style={{ color: 'var(--marcel-link)' }}>
        New
      </span>
    );
  const [way, sign, color] = move > 0 ? ['up', '▲', 'green'] : ['down', '▼', 'red'];
  const places = Math.abs(move);
  const label = `${way} ${places} since the previous day shown`;
  return (
    <span className={styles.move} style={{ color: `var(--marcel-${color})` }} role="img" aria-label={label}>
      {sign}
      {places}
    </span>
  );
}

/** Duration of one frame of the playback, in milliseconds, and the approximate number of frames. */
const FRAME_MS = 700;
const FRAMES = 60;

type PlaybackOptions = Record<'first' | 'last' | 'now', number> & { isShown: boolean; onDay: (day: number) => void };

function usePlayback({ first, last, now, isShown, onDay }: PlaybackOptions) {
  const [isOn, setOn] = useState(false);
  const step = Math.max(1, Math.round((last - first) / FRAMES));
  const showNextFrame = useEffectEvent(() => {
    if (now >= last) setOn(false);
    else onDay(Math.min(last, now + step));
  });
  useEffect(() => {
    if (!isOn || !isShown) return undefined;
    const timer = setTimeout(showNextFrame, FRAME_MS);
    return () => clearTimeout(timer);
  }, [isOn, isShown, now]);
  const toggle = () => {
    if (!isOn && now >= last) onDay(first);
    setOn(!isOn);
  };
  return { isPlaying: isOn, toggle, stop: () => setOn(false) };
}

/** Debounce of the slider, in milliseconds. */
const SLIDER_DEBOUNCE_MS = 200;

function TimeMachine({ first }: { first: string }) {
  const [params, setParams] = useSearchParams();
  const last = dayNumber(today());
  const from = Math.min(dayNumber(first), last);
  const chosen = Math.min(last, Math.max(from, dayNumber(readDay(params.get('asOf')) ?? today())));
  const toDay = (day: number) => setParams({ asOf: dayOf(day) }, { replace: true, preventScrollReset: true });
  const [draft, setDraft] = useDebouncedDraft({ value: chosen, delayMs: SLIDER_DEBOUNCE_MS, onCommit: toDay });
  const { data, isPlaceholderData, isError, refetch } = useDay(dayOf(chosen));
  const isShown = data !== undefined && !isPlaceholderData;
  const { isPlaying, toggle, stop } = usePlayback({ first: from, last, now: chosen, isShown, onDay: toDay });
  const moves = useMoves(isPlaceholderData ? undefined : data);
  const id = useId();
  const go = (day: number) => {
    stop();
    setDraft(day);
  };
  return (
    <div className="m-stack-wide">
      {from === last ? (
        <p>Come back tomorrow: there is only one day so far.</p>
      ) : (
        <div className={styles.controls} role="group" aria-label="Day">
          <Button kind="primary" onClick={toggle} className={styles.play}>
            {isPlaying ? 'Pause' : 'Play'}
          </Button>
          <Button aria-label="Day before" disabled={draft <= from} onClick={() => go(draft - 1)}>
            <Icon name="left" />
          </Button>
          <Button aria-label="Day after" disabled={draft >= last} onClick={() => go(draft + 1)}>
            <Icon name="right" />
          </Button>
          <output className={styles.date} htmlFor={id}>
            {dayText(dayOf(draft))}
          </output>
          <input
            id={id}
            type="range"
            aria-label="Day of the directory"
            aria-valuetext={dayText(dayOf(draft))}
            className={styles.slider}
            min={from}
            max={last}
            value={draft}
            onChange={(event) => go(event.target.valueAsNumber)}
          />
          <span aria-hidden="true">{dayText(dayOf(from))}</span>
          <span aria-hidden="true" className={styles.end}>
            Today
          </span>
        </div>
      )}
      {isError && <FailedLoad title="Time Machine" message={FAILED} onRetry={refetch} />}
      {data && (
        <div className={styles.head}>
          <p className="m-bold" role="status">
            {countText(data.total, 'mascot')} on {dayText(data.day)}
          </p>
          <LinkButton to={directoryPage(readPastDay(data.day))}>Browse This Day</LinkButton>
        </div>
      )}
      {data?.total === 0 && <EmptyState title="No mascots yet" />}
      {data && data.total > 0 && <DayList day={data} moves={moves} />}
      <p className="m-soft">Deleted mascots are not shown, nor are texts and pictures that were changed later.</p>
    </div>
  );
}

function useMoves(day: Day | undefined) {
  const [shown, setShown] = useState<{ day: Day | undefined; before: Day | undefined }>({ day, before: undefined });
  if (day !== undefined && shown.day?.day !== day.day) setShown({ day, before: shown.day });
  return shown.day === undefined ? new Map<number, undefined>() : movesOf(shown.day, shown.before);
}

type Move = number | 'new' | undefined;

export function movesOf({ mascots }: Day, before: Day | undefined): ReadonlyMap<number, Move> {
  const places = new Map(before?.mascots.map(({ id }, place) => [id, place]));
  const wereAllShown = before !== undefined && before.total === before.mascots.length;
  return new Map(
    mascots.map(({ id }, place): [number, Move] => {
      const former = places.get(id);
      if (former !== undefined) return [id, former - place];
      return [id, wereAllShown ? 'new' : undefined];
    }),
  );
}
