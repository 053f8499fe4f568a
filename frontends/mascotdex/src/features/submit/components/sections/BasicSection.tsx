import { isolated, lengthText } from '@marcel/kit/programs';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '@marcel/kit';
import { FORM_FIELDS, MASCOT_FIELDS, ofKind } from '@marcel/contracts';
import { mascotPage } from '../../../../shared/navigation/pages';
import { useLikelyDuplicates } from '../../api';
import { FIELD_TEXTS } from '../../texts';
import type { SubmissionField, SubmissionValues } from '../../values';
import styles from './LikelyDuplicates.module.css';
import { ChoiceField } from './ChoiceField';
import { FormSection } from './FormSection';

const FIELDS = ofKind(FORM_FIELDS, 'name', 'choice', 'prose').filter((name) => name !== 'type' && name !== 'style');

const WORDS: Partial<Record<SubmissionField, { label: string; hint?: string }>> = {
  name: { label: 'Mascot Name' },
  brand: { label: 'Brand Name' },
  visualDesc: { label: 'Visual Description', hint: 'What would one draw from your words alone?' },
  historyOverview: { label: 'History Overview', hint: 'Where the mascot comes from, and what became of it.' },
};

const NEARLY_FULL = 0.8;

type CountedName = 'name' | 'brand' | 'visualDesc' | 'historyOverview';

export function BasicSection() {
  return (
    <FormSection title="Basic Information">
      {FIELDS.map((name) => {
        if (name === 'industry') return <ChoiceField key={name} name={name} />;
        if (name !== 'name') return <CountedField key={name} name={name} />;
        return (
          <div key={name}>
            <CountedField name={name} />
            <LikelyDuplicates />
          </div>
        );
      })}
    </FormSection>
  );
}

function CountedField({ name }: { name: CountedName }) {
  const { control, register, formState } = useFormContext<SubmissionValues>();
  const text = useWatch({ control, name });
  const { kind, limit, label, tooLong } = MASCOT_FIELDS[name];
  const length = [...text.trim()].length;
  const error = formState.errors[name]?.message ?? (length > limit ? tooLong : undefined);
  return (
    <TextField
      label={label}
      {...WORDS[name]}
      {...hintOf(name, length)}
      required={kind === 'name'}
      multiline={kind === 'prose'}
      error={error}
      {...register(name)}
    />
  );
}

function hintOf(name: CountedName, length: number): { hint?: string } {
  const { kind, limit } = MASCOT_FIELDS[name];
  const count = kind === 'prose' || length >= limit * NEARLY_FULL ? [lengthText(length, limit)] : [];
  const hint = [WORDS[name]?.hint ?? [], count].flat().join(' ');
  return hint === '' ? {} : { hint };
}

/** Who is called the same already, so that nobody writes all of it in vain. The form stays open beside what is looked at. */
function LikelyDuplicates() {
  const { control } = useFormContext<SubmissionValues>();
  const mascots = useLikelyDuplicates(useWatch({ control, name: 'name' }));
  return (
    <div role="status" className={styles.duplicates} data-some={mascots.length > 0}>
      {mascots.length > 0 && (
        <>
          {FIELD_TEXTS.duplicates}{' '}
          {mascots.map(({ id, name, brand, slug }) => (
            <a key={id} href={mascotPage(slug)} target="_blank" rel="noopener">
              {isolated(name)} ({isolated(brand)})
            </a>
          ))}
        </>
      )}
    </div>
  );
}
