import { useId, type SelectHTMLAttributes } from 'react';
import css from './SelectField.module.css';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Keeps the label for readers only, where the choice speaks for itself. */
  quiet?: boolean;
  /** What is wrong with the choice; read out with the field. */
  error?: string | undefined;
}

/** A labelled drop-down list. */
export function SelectField({ label, options, quiet = false, error, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      {!quiet && (
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
      )}
      <select
        {...rest}
        id={id}
        className={css.select}
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
        <p id={`${id}-error`} className={css.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
