import { useId } from 'react';
import { DRAWING_BOARD } from '../../board';
import styles from './BrushSize.module.css';

const { min, max, step } = DRAWING_BOARD.brush;

/** How broad the brush is, in pixels. */
export function BrushSize({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const id = useId();
  return (
    <div className={styles.size}>
      <label htmlFor={id}>Brush Size</label>
      <output htmlFor={id}>{size}</output>
      <input
        id={id}
        type="range"
        className={styles.slider}
        {...{ min, max, step }}
        value={size}
        onChange={({ target }) => onSize(target.valueAsNumber)}
      />
    </div>
  );
}
