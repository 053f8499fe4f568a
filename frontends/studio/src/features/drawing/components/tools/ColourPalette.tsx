import { classes } from '@marcel/kit';
import { useId } from 'react';
import { DRAWING_BOARD } from '../../board';
import type { Ink } from '../../stroke';
import styles from './ColourPalette.module.css';

const INKS: readonly { value: Ink; name: string }[] = [...DRAWING_BOARD.colours, { value: 'eraser', name: 'Eraser' }];

/** The colours of the brush, and the eraser. */
export function ColourPalette({ ink, onInk }: { ink: Ink; onInk: (ink: Ink) => void }) {
  const group = useId();
  return (
    <fieldset className={styles.palette}>
      <legend className={styles.legend}>Brush</legend>
      {INKS.map(({ value, name }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={ink === value}
            onChange={() => onInk(value)}
          />
          <span
            className={classes(styles.drop, value === 'eraser' && styles.eraser)}
            style={value === 'eraser' ? undefined : { background: value }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
