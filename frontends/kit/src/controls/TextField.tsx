import { useId, type InputHTMLAttributes, type TextareaHTMLAttributes } from 'react';
import { classes } from '../theme/classes';
import styles from './TextField.module.css';

type OneLine = { multiline?: false } & InputHTMLAttributes<HTMLInputElement>;
type ManyLines = { multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>;

export type TextFieldProps = { label: string; hint?: string; error?: string | undefined } & (OneLine | ManyLines);

export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const common = {
    id,
    className: styles.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className={classes(styles.field, className)}>
      <label htmlFor={id}>
        {label}
        {rest.required && <span aria-hidden> *</span>}
      </label>
      {control(rest, common)}
      {hint && (
        <p id={`${id}-hint`} className="m-small">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function control(rest: OneLine | ManyLines, common: { id: string; className: string | undefined }) {
  if (rest.multiline) {
    const { multiline: _, ...textarea } = rest;
    return <textarea {...textarea} {...common} />;
  }
  const { multiline: _, ...input } = rest;
  return <input {...input} {...common} />;
}
