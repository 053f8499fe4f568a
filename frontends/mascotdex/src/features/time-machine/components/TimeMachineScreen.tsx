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
import { dayNumber, formatDay, dayText, parseDay, parsePastDay, today } from '../../../shared/days/days';

const LOAD_FAILED = 'This day could not be loaded. Please try again.';

export function TimeMachineScreen() {
  usePageMeta(MASCOTDEX_META.timeMachine);
  const { data: first, isPending, isError, refetch } = useFirstDay();
  return (
    <ProgramWindow title={TIME_MACHINE.title} icon={TIME_MACHINE.icon}>
      {isPending && <Spinner label="Opening..." />}
      {isError && <FailedLoad title="Time Machine" message={LOAD_FAILED} onRetry={refetch} />}
      {first === null && <EmptyState title="No history yet" />}
      {first && <TimeMachine first={first} />}
    </ProgramWindow>
  );
}

function DayList({ day: { day, mascots }, rankChanges }: { day: Day; rankChanges: ReadonlyMap<number, RankChange> }) {
  const maxLikes = Math.max(1, ...mascots.map(({ likes }) => likes));
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
            <div className={styles.bar} style={{ inlineSize: `${(mascot.likes / maxLikes) * 100}%` }} />
          </div>
          <p className={styles.likes}>
            {countText(mascot.likes, 'like')} <RankChangeMark rankChange={rankChanges.get(mascot.id)} />
          </p>
        </Themed>
      ))}
    </ol>
  );
}

function RankChangeMark({ rankChange }: { rankChange: RankChange }) {
  if (rankChange === undefined || rankChange === 0) return null;
  if (rankChange === 'new')
    return (
      <span className={styles.move} style={{ color: 'var(--marcel-link)' }}>
        New
      </span>
    );
  const [direction, sign, color] = rankChange > 0 ? ['up', '▲', 'green'] : ['down', '▼', 'red'];
  const places = Math.abs(rankChange);
  const label = `${direction} ${places} since the previous day shown`;
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

type PlaybackOptions = Record<'first' | 'last' | 'day', number> & { isShown: boolean; onDay: (next: number) => void };

function usePlayback({ first, last, day, isShown, onDay }: PlaybackOptions) {
  const [isPlaying, setPlaying] = useState(false);
  const step = Math.max(1, Math.round((last - first) / FRAMES));
  const showNextFrame = useEffectEvent(() => {
    if (day >= last) setPlaying(false);
    else onDay(Math.min(last, day + step));
  });
  useEffect(() => {
    if (!isPlaying || !isShown) return undefined;
    const timer = setTimeout(showNextFrame, FRAME_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isShown, day]);
  const toggle = () => {
    if (!isPlaying && day >= last) onDay(first);
    setPlaying(!isPlaying);
  };
  return { isPlaying, toggle, stop: () => setPlaying(false) };
}

/** Debounce of the slider, in milliseconds. */
const SLIDER_DEBOUNCE_MS = 200;

function TimeMachine({ first }: { first: string }) {
  const [params, setParams] = useSearchParams();
  const last = dayNumber(today());
  const from = Math.min(dayNumber(first), last);
  const selectedDay = Math.min(last, Math.max(from, dayNumber(parseDay(params.get('asOf')) ?? today())));
  const goToDay = (day: number) => setParams({ asOf: formatDay(day) }, { replace: true, preventScrollReset: true });
  const [draft, setDraft] = useDebouncedDraft({ value: selectedDay, delayMs: SLIDER_DEBOUNCE_MS, onCommit: goToDay });
  const { data, isPlaceholderData, isError, refetch } = useDay(formatDay(selectedDay));
  const isShown = data !== undefined && !isPlaceholderData;
  const { isPlaying, toggle, stop } = usePlayback({ first: from, last, day: selectedDay, isShown, onDay: goToDay });
  const rankChanges = useRankChanges(isPlaceholderData ? undefined : data);
  const id = useId();
  const selectDay = (day: number) => {
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
          <Button aria-label="Day before" disabled={draft <= from} onClick={() => selectDay(draft - 1)}>
            <Icon name="left" />
          </Button>
          <Button aria-label="Day after" disabled={draft >= last} onClick={() => selectDay(draft + 1)}>
            <Icon name="right" />
          </Button>
          <output className={styles.date} htmlFor={id}>
            {dayText(formatDay(draft))}
          </output>
          <input
            id={id}
            type="range"
            aria-label="Day of the directory"
            aria-valuetext={dayText(formatDay(draft))}
            className={styles.slider}
            min={from}
            max={last}
            value={draft}
            onChange={(event) => selectDay(event.target.valueAsNumber)}
          />
          <span aria-hidden="true">{dayText(formatDay(from))}</span>
          <span aria-hidden="true" className={styles.lastDay}>
            Today
          </span>
        </div>
      )}
      {isError && <FailedLoad title="Time Machine" message={LOAD_FAILED} onRetry={refetch} />}
      {data && (
        <div className={styles.header}>
          <p className="m-bold" role="status">
            {countText(data.total, 'mascot')} on {dayText(data.day)}
          </p>
          <LinkButton to={directoryPage(parsePastDay(data.day))}>Browse This Day</LinkButton>
        </div>
      )}
      {data?.total === 0 && <EmptyState title="No mascots yet" />}
      {data && data.total > 0 && <DayList day={data} rankChanges={rankChanges} />}
      <p className="m-soft">Deleted mascots are not shown, nor are texts and pictures that were changed later.</p>
    </div>
  );
}

function useRankChanges(day: Day | undefined) {
  const [shown, setShown] = useState<{ day: Day | undefined; before: Day | undefined }>({ day, before: undefined });
  if (day !== undefined && shown.day?.day !== day.day) setShown({ day, before: shown.day });
  return shown.day === undefined ? new Map<number, undefined>() : compareRanks(shown.day, shown.before);
}

type RankChange = number | 'new' | undefined;

export function compareRanks({ mascots }: Day, before: Day | undefined): ReadonlyMap<number, RankChange> {
  const ranks = new Map(before?.mascots.map(({ id }, rank) => [id, rank]));
  const hadAllMascots = before !== undefined && before.total === before.mascots.length;
  return new Map(
    mascots.map(({ id }, rank): [number, RankChange] => {
      const previousRank = ranks.get(id);
      if (previousRank !== undefined) return [id, previousRank - rank];
      return [id, hadAllMascots ? 'new' : undefined];
    }),
  );
}
