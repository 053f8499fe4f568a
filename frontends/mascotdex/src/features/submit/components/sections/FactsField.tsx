import { MASCOT_LIMITS } from '@marcel/contracts';
import { Button, Icon, TextField } from '@marcel/kit';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { SubmissionValues } from '../../values';
import styles from './FactsField.module.css';

/** As many interesting facts as one knows; there is always a line to write the next one into. */
export function FactsField() {
  const { control, register, setFocus, formState } = useFormContext<SubmissionValues>();
  const { fields, append, remove, update } = useFieldArray({ control, name: 'facts' });
  const error = formState.errors.facts?.message;
  const drop = (place: number) => {
    if (fields.length === 1) update(0, { text: '' });
    else remove(place);
    // Once the line is gone, the one before it, or the new first one, takes the focus.
    setTimeout(() => setFocus(`facts.${Math.max(0, place - 1)}.text`));
  };
  return (
    <fieldset className={styles.facts} data-wide="">
      <legend className={styles.title}>Interesting Facts</legend>
      {fields.map((field, place) => (
        <div key={field.id} className={styles.line}>
          <TextField label={`Fact ${place + 1}`} maxLength={MASCOT_LIMITS.fact} {...register(`facts.${place}.text`)} />
          <Button aria-label={`Remove fact ${place + 1}`} onClick={() => drop(place)}>
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
