import { isolated, lengthText, PictureField, useFilePicture } from '@marcel/kit/programs';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button, Icon, InitialsPlaceholder, TextField } from '@marcel/kit';
import {
  FORM_FIELDS,
  MASCOT_FIELDS,
  MASCOT_LIMITS,
  ofKind,
  PICTURE_MESSAGES,
  stripBidiControls,
} from '@marcel/contracts';
import type { ReactNode } from 'react';
import { mascotPage } from '../../../shared/navigation';
import { useLikelyDuplicates } from '../api';
import type { SubmissionField, SubmissionValues } from '../values';
import styles from './SubmitForm.module.css';
import { ChoiceField, FormSection, ScoreSlider, type usePicture } from './form-parts';
import { Themed } from '../../../shared/mascot-type/mascot-type';
import { SCORE_LABELS, ScoreSheet } from '../../../shared/scores/ScoreSheet';

const FIELDS = ofKind(FORM_FIELDS, 'name', 'choice', 'prose').filter((name) => name !== 'type' && name !== 'style');

const WORDS: Partial<Record<SubmissionField, { label: string; hint?: string }>> = {
  name: { label: 'Mascot Name' },
  brand: { label: 'Brand Name' },
  visualDesc: { label: 'Visual Description', hint: 'What would one draw from your words alone?' },
  historyOverview: { label: 'History Overview', hint: 'Where the mascot comes from, and what became of it.' },
};

const NEARLY_FULL = 0.8;

type CountedName = 'name' | 'brand' | 'visualDesc' | 'historyOverview';

function BasicSection() {
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
              {isolated(name)} ({isolated(brand)})
            </a>
          ))}
        </>
      )}
    </div>
  );
}

interface CardPreviewProps {
  picture: File | null;
  kept?: string | null;
}

function CardPreview({ picture, kept = null }: CardPreviewProps) {
  const { control } = useFormContext<SubmissionValues>();
  const { name, brand, industry, type, style, visualDesc, ...scores } = useWatch({ control, compute: previewed });
  return (
    <aside className={styles.place} aria-hidden>
      <p className={styles.cardPreviewTitle}>How its card will look</p>
      <Themed type={type} className={styles.card}>
        <p className={styles.strip}>{industry || 'Mascotdex'}</p>
        <PreviewPicture name={name} picture={picture} kept={kept} />
        <p className={styles.name}>
          <bdi>{stripBidiControls(name)}</bdi>
        </p>
        <p className={styles.brand}>
          <bdi>{stripBidiControls(brand)}</bdi>
        </p>
        <p className={styles.words} dir="auto">
          {stripBidiControls(visualDesc)}
        </p>
        <ScoreSheet mascot={scores} />
        <p className={styles.tags}>{[type, style].filter(Boolean).join(' · ')}</p>
      </Themed>
    </aside>
  );
}

const previewed = (values: SubmissionValues): SubmissionValues => ({
  ...values,
  name: values.name.trim() || 'Your mascot',
});

function PreviewPicture({ name, picture, kept }: CardPreviewProps & { name: string }) {
  if (!picture) {
    return kept ? (
      <img src={kept} className={styles.picture} alt="" />
    ) : (
      <div className={styles.picture}>
        <InitialsPlaceholder name={name} />
      </div>
    );
  }
  return <ChosenPicture file={picture} />;
}

function ChosenPicture({ file }: { file: File }) {
  const show = useFilePicture(file);
  return <img ref={show} className={styles.picture} alt="" />;
}

function FactsField() {
  const { control, register, setFocus, formState } = useFormContext<SubmissionValues>();
  const { fields, append, remove, update } = useFieldArray({ control, name: 'facts' });
  const error = formState.errors.facts?.message;
  const drop = (place: number) => {
    if (fields.length === 1) update(0, { text: '' });
    else remove(place);
    setTimeout(() => setFocus(`facts.${Math.max(0, place - 1)}.text`));
  };
  return (
    <fieldset className={styles.facts} data-wide="">
      <legend className={styles.factsFieldTitle}>Interesting Facts</legend>
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

interface MascotSectionsProps {
  picture: ReturnType<typeof usePicture>['picture'];
  picturePlace: ReturnType<typeof usePicture>['place'];
  kept?: string | null;
  children?: ReactNode;
}

const PICTURE_HINT = 'Or drop a picture here. JPG, PNG, GIF or WebP, up to 5MB.';

export const MascotSections = ({ picture, picturePlace, kept = null, children }: MascotSectionsProps) => (
  <div className={styles.columns}>
    <div className={styles.sections}>
      {children}
      <BasicSection />
      <DetailsSection />
      <TraitsSection />
      <FormSection title="Mascot Image">
        <div ref={picturePlace}>
          <PictureField
            {...picture}
            label={picture.file || kept !== null ? 'Change Picture' : 'Choose Picture'}
            hint={kept === null ? PICTURE_HINT : `${PICTURE_HINT} It keeps its picture until you choose another one.`}
            refusals={PICTURE_MESSAGES}
            crop
          />
        </div>
      </FormSection>
    </div>
    <CardPreview picture={picture.file} kept={kept} />
  </div>
);

function DetailsSection() {
  return (
    <FormSection title="Additional Details">
      <ChoiceField name="type" />
      <ChoiceField name="style" />
      <FactsField />
    </FormSection>
  );
}

function TraitsSection() {
  return (
    <FormSection title="Personality Traits">
      {SCORE_LABELS.map(({ name, full }) => (
        <ScoreSlider key={name} name={name} label={full} />
      ))}
    </FormSection>
  );
}
