import { useDebouncedEffect } from '@marcel/kit/programs';
import { useState } from 'react';
import { adminDate } from '../../../shared/dates/admin-date';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { stepOver } from '../times';
import styles from './TimeMachine.module.css';

interface TimeSliderProps {
  label: string;
  first: number;
  last: number;
  value: number;
  onChoose: (time: number) => void;
}

/** All of the past in one line; what it stands on is asked for once it rests. */
export function TimeSlider({ label, first, last, value, onChoose }: TimeSliderProps) {
  const [draft, setDraft] = useState<number | null>(null);
  const settle = () => {
    if (draft === null) return;
    onChoose(draft);
    setDraft(null);
  };
  useDebouncedEffect(settle, draft, ADMIN_TIMES_MS.searchDebounce);
  const shown = Math.min(last, Math.max(first, draft ?? value));
  const step = stepOver(first, last);
  return (
    <div className={styles.line}>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={adminDate(new Date(shown).toISOString())}
        className={styles.slider}
        min={0}
        max={Math.ceil((last - first) / step)}
        value={Math.ceil((shown - first) / step)}
        onChange={({ target }) => setDraft(Math.min(last, first + target.valueAsNumber * step))}
      />
      <span aria-hidden="true">{adminDate(new Date(first).toISOString())}</span>
      <output aria-hidden="true" className={styles.draft}>
        {draft !== null && adminDate(new Date(draft).toISOString())}
      </output>
      <span aria-hidden="true">Now</span>
    </div>
  );
}
