import { useId, type InputHTMLAttributes, type SelectHTMLAttributes, type TextareaHTMLAttributes } from 'react';
import { classes } from '../theme/classes';
import styles from './fields.module.css';

interface FieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
}

type InputProps = { multiline?: false } & InputHTMLAttributes<HTMLInputElement>;
type TextareaProps = { multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>;

export function TextField({ label, hint, error, className, ...rest }: FieldProps & (InputProps | TextareaProps)) {
  const id = useId();
  const common = { ...fieldAttributes(id, hint, error), className: styles.input };
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id}>
        {label}
        {rest.required && <span aria-hidden> *</span>}
      </label>
      {renderControl(rest, common)}
      <Notes id={id} hint={hint} error={error} />
    </div>
  );
}

function renderControl(rest: InputProps | TextareaProps, common: object) {
  if (rest.multiline) {
    const { multiline: _, ...textarea } = rest;
    return <textarea {...textarea} {...common} />;
  }
  const { multiline: _, ...input } = rest;
  return <input {...input} {...common} />;
}

export interface SelectFieldProps extends Omit<FieldProps, 'hint'>, SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
}

export function SelectField({ label, options, isLabelHidden = false, error, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.selectField}>
      {!isLabelHidden && <label htmlFor={id}>{label}</label>}
      <select
        {...rest}
        {...fieldAttributes(id, undefined, error)}
        className={styles.select}
        aria-label={isLabelHidden ? label : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Notes id={id} error={error} />
    </div>
  );
}

const fieldAttributes = (id: string, hint: string | undefined, error: string | undefined) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});

const Notes = ({ id, hint, error }: { id: string; hint?: string | undefined; error: string | undefined }) => (
  <>
    {hint && (
      <p id={`${id}-hint`} className="m-small">
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className="m-problem" role="alert">
        {error}
      </p>
    )}
  </>
);
