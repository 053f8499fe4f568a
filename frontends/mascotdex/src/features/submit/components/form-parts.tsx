import { Button, SelectField, Spinner, type ToastMessage } from '@marcel/kit';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { type ReactNode, useId, useRef, useState } from 'react';
import { MASCOT_FIELDS, type MascotScore, SCORE, SUBMIT_CHOICES } from '@marcel/contracts';
import styles from './SubmitForm.module.css';
import type { SubmissionValues } from '../values';
import slider from '../../../shared/fields/slider.module.css';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.sectionTitle}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

export function ChoiceField({ name }: { name: keyof typeof SUBMIT_CHOICES }) {
  const { register, formState } = useFormContext<SubmissionValues>();
  const { label } = MASCOT_FIELDS[name];
  const options = SUBMIT_CHOICES[name].map((choice) => ({ value: choice, label: choice }));
  return (
    <SelectField
      label={label}
      options={[{ value: '', label: `Select ${label.toLowerCase()}` }, ...options]}
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  );
}

export function ScoreSlider({ name, label }: { name: MascotScore; label: string }) {
  const { control } = useFormContext<SubmissionValues>();
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const length = ((field.value - SCORE.min) * 100) / (SCORE.max - SCORE.min);
  return (
    <div className={slider.slider}>
      <label htmlFor={id} className={slider.label}>
        {label}
      </label>
      <output htmlFor={id} className={slider.value}>
        {field.value}/{SCORE.max}
      </output>
      <div className={slider.track} style={{ '--from': 0, '--length': length }}>
        <input
          {...field}
          id={id}
          type="range"
          className={slider.handle}
          min={SCORE.min}
          max={SCORE.max}
          step={1}
          onChange={({ target }) => field.onChange(target.valueAsNumber)}
        />
      </div>
      {fieldState.error && (
        <p className={slider.error} role="alert">
          {fieldState.error.message}
        </p>
      )}
    </div>
  );
}

export function ResumedNote({ text, onStartOver }: { text: string; onStartOver: () => void }) {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  const startOver = () => {
    setShown(false);
    onStartOver();
  };
  return (
    <p className={styles.resumed} role="status">
      <span>{text}</span>
      <Button onClick={startOver}>Start Over</Button>
    </p>
  );
}

export function usePicture() {
  const [image, setImage] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  return {
    image,
    clear: () => setImage(null),
    refuse: setError,
    goThere: () => {
      place.current?.querySelector('input')?.focus({ preventScroll: true });
      place.current?.scrollIntoView({ block: 'center' });
    },
    place,
    picture: {
      file: image,
      onFile: (file: File | null) => {
        setImage(file);
        setError(null);
      },
      error,
      onRefused: ({ body, title }: ToastMessage) => setError(body ?? title),
    },
  };
}

interface SubmitActionsProps {
  label: string;
  pictureError: string | null;
  sending: boolean;
  onCancel: () => void;
}

export function SubmitActions({ label, pictureError, sending, onCancel }: SubmitActionsProps) {
  const { errors } = useFormState();
  const refused = Object.keys(errors).length > 0 || pictureError !== null;
  return (
    <div className={styles.actions}>
      {refused && (
        <p className={styles.summary} role="alert">
          Please fix the validation errors above
        </p>
      )}
      {sending && <Spinner label="Submitting..." />}
      <Button onClick={onCancel}>Cancel</Button>
      <Button kind="primary" type="submit" aria-disabled={sending}>
        {label}
      </Button>
    </div>
  );
}
