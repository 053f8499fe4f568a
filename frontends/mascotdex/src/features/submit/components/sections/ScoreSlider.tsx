import { SCORE, type MascotScore } from '@marcel/contracts';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import styles from '../../../../shared/fields/slider.module.css';
import type { SubmissionValues } from '../../values';

export function ScoreSlider({ name, label }: { name: MascotScore; label: string }) {
  const { control } = useFormContext<SubmissionValues>();
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const length = ((field.value - SCORE.min) * 100) / (SCORE.max - SCORE.min);
  return (
    <div className={styles.slider}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <output htmlFor={id} className={styles.value}>
        {field.value}/{SCORE.max}
      </output>
      <div className={styles.track} style={{ '--from': 0, '--length': length }}>
        <input
          {...field}
          id={id}
          type="range"
          className={styles.handle}
          min={SCORE.min}
          max={SCORE.max}
          step={1}
          onChange={({ target }) => field.onChange(target.valueAsNumber)}
        />
      </div>
      {fieldState.error && (
        <p className={styles.error} role="alert">
          {fieldState.error.message}
        </p>
      )}
    </div>
  );
}
