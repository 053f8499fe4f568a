import { Button, EmptyState, LinkButton } from '@marcel/kit';
import { useSettled } from '@marcel/kit/programs';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FailedLoad } from '../../../shared/failure/FailedLoad';
import { dayNumber, dayOf, inWords, readDay, readPastDay, today } from '../../../shared/days/days';
import { directoryPage } from '../../../shared/navigation/pages';
import { useDay, type Day } from '../api/use-day';
import { movesOf } from '../places';
import { PAST_TEXTS } from '../texts';
import { usePlaying } from '../use-playing';
import { DayList } from './DayList';
import styles from './TimeMachine.module.css';

/** How long the handle rests before its day is asked for, in milliseconds. */
const REST_MS = 200;

/** A slider over all days, a button that plays them, and who was liked most on the day where it stands. */
export function TimeMachine({ first }: { first: string }) {
  const [params, setParams] = useSearchParams();
  const [from, last] = [dayNumber(first), dayNumber(today())];
  const chosen = Math.min(last, Math.max(from, dayNumber(readDay(params.get('asOf')) ?? today())));
  const toDay = (day: number) => setParams({ asOf: dayOf(day) }, { replace: true, preventScrollReset: true });
  const [draft, setDraft] = useSettled({ value: chosen, delayMs: REST_MS, onSettled: toDay });
  const { data, isPlaceholderData, isError, refetch } = useDay(dayOf(chosen));
  const isShown = data !== undefined && !isPlaceholderData;
  const { isPlaying, toggle, stop } = usePlaying({ first: from, last, now: chosen, isShown, onDay: toDay });
  const moves = useMoves(isPlaceholderData ? undefined : data);
  const id = useId();
  const go = (day: number) => {
    stop();
    setDraft(day);
  };
  return (
    <div className={styles.machine}>
      <div className={styles.controls} role="group" aria-label="Day">
        <Button kind="primary" disabled={from === last} onClick={toggle} className={styles.play}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Button aria-label="Day before" disabled={draft <= from} onClick={() => go(draft - 1)}>
          ◂
        </Button>
        <Button aria-label="Day after" disabled={draft >= last} onClick={() => go(draft + 1)}>
          ▸
        </Button>
        <output className={styles.date} htmlFor={id}>
          {inWords(dayOf(draft))}
        </output>
        <input
          id={id}
          type="range"
          aria-label="Day of the directory"
          aria-valuetext={inWords(dayOf(draft))}
          className={styles.slider}
          min={from}
          max={last}
          value={draft}
          onChange={(event) => go(event.target.valueAsNumber)}
        />
        <span aria-hidden="true">{inWords(first)}</span>
        <span aria-hidden="true" className={styles.end}>
          Today
        </span>
      </div>
      {from === last && <p>{PAST_TEXTS.oneDay}</p>}
      {isError && <FailedLoad title="Time Machine" message={PAST_TEXTS.failed} onRetry={refetch} />}
      {data && (
        <div className={styles.head}>
          <p className={styles.count} role="status">
            {PAST_TEXTS.count(data.total, inWords(data.day))}
          </p>
          <LinkButton to={directoryPage(readPastDay(data.day))}>{PAST_TEXTS.whole}</LinkButton>
        </div>
      )}
      {data?.total === 0 && <EmptyState title={PAST_TEXTS.empty} />}
      {data && data.total > 0 && <DayList day={data} moves={moves} />}
      <p className={styles.left}>{PAST_TEXTS.left}</p>
    </div>
  );
}

/** Where each mascot of a day stood on the day that was shown before. */
function useMoves(day: Day | undefined) {
  const [shown, setShown] = useState<{ day: Day | undefined; before: Day | undefined }>({ day, before: undefined });
  if (day !== undefined && shown.day?.day !== day.day) setShown({ day, before: shown.day });
  return shown.day === undefined ? new Map<number, undefined>() : movesOf(shown.day, shown.before);
}
