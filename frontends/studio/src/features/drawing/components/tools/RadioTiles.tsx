import { useId, type ReactNode } from 'react';
import styles from './RadioTiles.module.css';

interface Tile<Value> {
  value: Value;
  name: string;
  sign: ReactNode;
}

interface RadioTilesProps<Value> {
  legend: string;
  tiles: readonly Tile<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

export function RadioTiles<Value extends string>({ legend, tiles, chosen, onChoose }: RadioTilesProps<Value>) {
  const group = useId();
  return (
    <fieldset className={styles.tiles}>
      <legend className={styles.legend}>{legend}</legend>
      {tiles.map(({ value, name, sign }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={group}
            className={styles.radio}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {sign}
          {name}
        </label>
      ))}
    </fieldset>
  );
}
