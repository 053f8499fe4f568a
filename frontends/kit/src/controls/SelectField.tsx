import { useId, type SelectHTMLAttributes } from 'react';
import styles from './SelectField.module.css';

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Shows the label to screen readers only. */
  quiet?: boolean;
  error?: string | undefined;
}

export function SelectField({ label, options, quiet = false, error, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      {!quiet && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      <select
        {...rest}
        id={id}
        className={styles.select}
        aria-label={quiet ? label : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
