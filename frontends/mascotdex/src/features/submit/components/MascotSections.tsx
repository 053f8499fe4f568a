import { isolateBidi, lengthText } from '@marcel/kit/programs';
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button, Icon, SelectField, TextField } from '@marcel/kit';
import type { MascotScore } from '@marcel/contracts';
import { FORM_FIELDS, MASCOT_FIELDS, MASCOT_LIMITS, ofKind, SCORE, SUBMIT_CHOICES } from '@marcel/contracts';
import { type ReactNode, useId } from 'react';
import { mascotPage } from '../../../shared/navigation';
import { useLikelyDuplicates } from '../api';
import type { SubmissionField, SubmissionValues } from '../values';
import styles from './SubmitForm.module.css';
import { SCORE_LABELS } from '../../../shared/mascot-parts/mascot-parts';
import slider from '../../../shared/fields/slider.module.css';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.sectionTitle}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

function ChoiceField({ name }: { name: keyof typeof SUBMIT_CHOICES }) {
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

function ScoreSlider({ name, label }: { name: MascotScore; label: string }) {
  const { control } = useFormContext<SubmissionValues>();
  const { field } = useController({ control, name });
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
    </div>
  );
}

const FIELDS = ofKind(FORM_FIELDS, 'name', 'choice', 'prose').filter((name) => name !== 'type' && name !== 'style');

const TEXTS: Partial<Record<SubmissionField, { label: string; hint?: string }>> = {
  name: { label: 'Mascot Name' },
  brand: { label: 'Brand Name' },
  visualDesc: { label: 'Visual Description', hint: 'Describe how it looks.' },
  historyOverview: { label: 'History Overview', hint: 'Its origin and history.' },
};

const COUNTER_THRESHOLD = 0.8;

type CountedFieldName = 'name' | 'brand' | 'visualDesc' | 'historyOverview';

function TextFieldWithCounter({ name }: { name: CountedFieldName }) {
  const { control, register, formState } = useFormContext<SubmissionValues>();
  const text = useWatch({ control, name });
  const { kind, limit, label, tooLong } = MASCOT_FIELDS[name];
  const length = [...text.trim()].length;
  const error = formState.errors[name]?.message ?? (length > limit ? tooLong : undefined);
  const field = (
    <TextField
      label={label}
      {...TEXTS[name]}
      {...createHint(name, length)}
      required={kind === 'name'}
      multiline={kind === 'prose'}
      error={error}
      {...register(name)}
    />
  );
  if (name !== 'name') return field;
  return (
    <div>
      {field}
      <LikelyDuplicates />
    </div>
  );
}

function createHint(name: CountedFieldName, length: number): { hint?: string } {
  const { kind, limit } = MASCOT_FIELDS[name];
  const count = kind === 'prose' || length >= limit * COUNTER_THRESHOLD ? [lengthText(length, limit)] : [];
  const hint = [TEXTS[name]?.hint ?? [], count].flat().join(' ');
  return hint === '' ? {} : { hint };
}

function LikelyDuplicates() {
  const { control } = useFormContext<SubmissionValues>();
  const mascots = useLikelyDuplicates(useWatch({ control, name: 'name' }));
  return (
    <div role="status" className={styles.duplicates} data-some={mascots.length > 0}>
      {mascots.length > 0 && (
        <>
          Already in Mascotdex:{' '}
          {mascots.map(({ id, name, brand, slug }) => (
            <a key={id} href={mascotPage(slug)} target="_blank" rel="noopener">
              {isolateBidi(name)} ({isolateBidi(brand)})
            </a>
          ))}
        </>
      )}
    </div>
  );
}

function FactsField() {
  const { control, register, setFocus, formState } = useFormContext<SubmissionValues>();
  const { fields, append, remove, update } = useFieldArray({ control, name: 'facts' });
  const error = formState.errors.facts?.message;
  const removeFact = (index: number) => {
    if (fields.length === 1) update(0, { text: '' });
    else remove(index);
    setTimeout(() => setFocus(`facts.${Math.max(0, index - 1)}.text`));
  };
  return (
    <fieldset className={styles.facts} data-wide="">
      <legend className={styles.factsFieldTitle}>Interesting Facts</legend>
      {fields.map((field, index) => (
        <div key={field.id} className={styles.line}>
          <TextField label={`Fact ${index + 1}`} maxLength={MASCOT_LIMITS.fact} {...register(`facts.${index}.text`)} />
          <Button aria-label={`Remove fact ${index + 1}`} onClick={() => removeFact(index)}>
            <Icon name="minus" />
          </Button>
        </div>
      ))}
      {fields.length < MASCOT_LIMITS.facts && (
        <div>
          <Button onClick={() => append({ text: '' })}>
            <Icon name="plus" />
            Add Fact
          </Button>
        </div>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

export const MascotSections = () => (
  <>
    <FormSection title="Basic Information">
      {FIELDS.map((name) =>
        name === 'industry' ? <ChoiceField key={name} name={name} /> : <TextFieldWithCounter key={name} name={name} />,
      )}
    </FormSection>
    <FormSection title="Additional Details">
      <ChoiceField name="type" />
      <ChoiceField name="style" />
      <FactsField />
    </FormSection>
    <FormSection title="Personality Traits">
      {SCORE_LABELS.map(({ name, full }) => (
        <ScoreSlider key={name} name={name} label={full} />
      ))}
    </FormSection>
  </>
);
