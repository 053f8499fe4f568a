import { Select } from '@marcel/kit/antd';
import { useId } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps<V extends string | number> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** A labelled list to pick one value from. */
export function Choice<V extends string | number>({ label, value, options, onChange }: ChoiceProps<V>) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      {/* A virtual list would hide its options from screen readers. */}
      <Select<V> id={id} virtual={false} value={value} options={[...options]} onChange={(picked) => onChange(picked)} />
    </div>
  );
}
