import { useId, type ReactNode } from 'react';
import styles from './Choices.module.css';

interface ChoicesProps<Value extends string> {
  label: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
  /** What a choice looks like. */
  sample?: (value: Value) => ReactNode;
  /** What stands behind them. */
  children?: ReactNode;
}

/** One of a few, of which each is seen at once. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, values, labels, chosen, onChoose, sample, children } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {values.map((value) => (
        <label key={value} className={styles.choice}>
          {sample?.(value)}
          <span className={styles.name}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            {labels[value]}
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
