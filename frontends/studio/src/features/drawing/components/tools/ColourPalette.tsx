import { classes } from '@marcel/kit';
import { useId } from 'react';
import { DRAWING_BOARD } from '../../board';
import type { Ink } from '../../model/stroke';
import css from './ColourPalette.module.css';

const INKS: readonly { value: Ink; name: string }[] = [...DRAWING_BOARD.colours, { value: 'eraser', name: 'Eraser' }];

/** The colours of the brush, and the eraser. */
export function ColourPalette({ ink, onInk }: { ink: Ink; onInk: (ink: Ink) => void }) {
  const group = useId();
  return (
    <fieldset className={css.palette}>
      <legend className={css.legend}>Brush</legend>
      {INKS.map(({ value, name }) => (
        <label key={value} className={css.choice}>
          <input
            type="radio"
            name={group}
            className={css.radio}
            checked={ink === value}
            onChange={() => onInk(value)}
          />
          <span
            className={classes(css.drop, value === 'eraser' && css.eraser)}
            style={value === 'eraser' ? undefined : { background: value }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
