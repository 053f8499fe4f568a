import { classes } from '@marcel/kit';
import { useId } from 'react';
import styles from '../../../../shared/fields/slider.module.css';
import { endInWords, inWords, isOpenEnded, type Span } from '../../choices';

interface RangeSliderProps {
  label: string;
  full: Span;
  value: Span;
  onChange: (value: Span) => void;
}

export function RangeSlider({ label, full, value, onChange }: RangeSliderProps) {
  const { min, max } = value;
  const id = useId();
  const percent = (point: number) => ((point - full.min) * 100) / (full.max - full.min);
  const common = { className: styles.handle, min: full.min, max: full.max, step: 1 } as const;
  return (
    <div className={classes(styles.slider, isOpenEnded(full) && styles.rows)} role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <output className={styles.value}>{inWords(value, full)}</output>
      <div className={styles.track} style={{ '--from': percent(min), '--length': percent(max) - percent(min) }}>
        <input
          {...common}
          type="range"
          aria-label={`${label}, from`}
          aria-valuetext={endInWords(min, full)}
          value={min}
          // Where both handles meet at the right end, only this one can move, so it is on top.
          style={{ zIndex: percent(min) > 50 ? 1 : 0 }}
          onChange={(event) => onChange({ min: Math.min(event.target.valueAsNumber, max), max })}
        />
        <input
          {...common}
          type="range"
          aria-label={`${label}, to`}
          aria-valuetext={endInWords(max, full)}
          value={max}
          onChange={(event) => onChange({ min, max: Math.max(event.target.valueAsNumber, min) })}
        />
      </div>
    </div>
  );
}
