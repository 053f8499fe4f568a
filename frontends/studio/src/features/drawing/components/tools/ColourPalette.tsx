import { classes } from '@marcel/kit';
import { DRAWING_BOARD } from '../../board';
import type { Ink } from '../../stroke';
import styles from './ColourPalette.module.css';
import { RadioTiles } from './RadioTiles';

const INKS: readonly { value: Ink; name: string }[] = [...DRAWING_BOARD.colours, { value: 'eraser', name: 'Eraser' }];

const TILES = INKS.map(({ value, name }) => ({
  value,
  name,
  sign: (
    <span
      className={classes(styles.drop, value === 'eraser' && styles.eraser)}
      style={value === 'eraser' ? undefined : { background: value }}
    />
  ),
}));

export const ColourPalette = ({ ink, onInk }: { ink: Ink; onInk: (ink: Ink) => void }) => (
  <RadioTiles legend="Brush" tiles={TILES} chosen={ink} onChoose={onInk} />
);
