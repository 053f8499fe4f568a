import { type ReactNode, useId } from 'react';
import section from './fields.module.css';
import { MASCOT_FIELDS, SUBMIT_CHOICES, SCORE, type MascotScore } from '@marcel/contracts';
import { SelectField } from '@marcel/kit';
import { useFormContext, useController } from 'react-hook-form';
import type { SubmissionValues } from '../values';
import slider from '../../../shared/fields/slider.module.css';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={section.section}>
      <legend className={section.title}>{title}</legend>
      <div className={section.fields}>{children}</div>
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
