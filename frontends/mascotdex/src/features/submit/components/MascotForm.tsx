import { Button, InitialsPlaceholder, type JsonStore, Spinner } from '@marcel/kit';
import { contractResolver, PictureField, useFilePreviewRef } from '@marcel/kit/programs';
import { PICTURE_MESSAGES, stripBidiControls } from '@marcel/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, useForm, useFormContext, type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { findField, type SubmissionValues } from '../values';
import { FormSection, MascotSections } from './MascotSections';
import type { ChosenPicture } from '../api';
import styles from './SubmitForm.module.css';
import { ScoreSheet, Themed } from '../../../shared/mascot-parts/mascot-parts';
import cover from '../../../shared/cover-link.module.css';

function CardPreview({ picture, currentImageUrl }: { picture: File | null; currentImageUrl: string | null }) {
  const { control } = useFormContext<SubmissionValues>();
  const { brand, industry, type, style, visualDesc, ...scores } = useWatch({ control, compute: (all) => all });
  const name = scores.name.trim() || 'Your mascot';
  return (
    <aside className={styles.preview} aria-hidden>
      <p className={styles.cardPreviewTitle}>Preview</p>
      <Themed type={type} className={styles.card}>
        <p className={cover.strip}>{industry || 'Mascotdex'}</p>
        {picture ? (
          <FilePicture file={picture} />
        ) : currentImageUrl ? (
          <img src={currentImageUrl} className={styles.picture} alt="" />
        ) : (
          <div className={styles.picture}>
            <InitialsPlaceholder name={name} />
          </div>
        )}
        <p className={styles.name}>
          <bdi>{stripBidiControls(name)}</bdi>
        </p>
        <p className={styles.brand}>
          <bdi>{stripBidiControls(brand)}</bdi>
        </p>
        <p className={styles.description} dir="auto">
          {stripBidiControls(visualDesc)}
        </p>
        <ScoreSheet mascot={scores} />
        <p className={styles.tags}>{[type, style].filter(Boolean).join(' · ')}</p>
      </Themed>
    </aside>
  );
}

function FilePicture({ file }: { file: File }) {
  const show = useFilePreviewRef(file);
  return <img ref={show} className={styles.picture} alt="" />;
}

/** Returns a form whose values survive a reload, and whether they were restored. */
export function useDraftForm(
  draft: JsonStore<SubmissionValues>,
  empty: SubmissionValues,
  toRequest: (values: SubmissionValues) => object,
) {
  const [storedDraft] = useState(draft.read);
  const form = useForm<SubmissionValues>({
    resolver: contractResolver(toRequest, (path) => findField(path) ?? path),
    defaultValues: storedDraft ?? empty,
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values, name }) => name && draft.write(values) }),
    [form, draft],
  );
  return { form, isRestored: storedDraft !== null };
}

const PICTURE_HINT = 'Or drop a picture here. JPG, PNG, GIF or WebP, up to 5MB.';

interface MascotFormProps {
  form: UseFormReturn<SubmissionValues>;
  upload: ChosenPicture;
  /** Address of the picture that stays when none is chosen. */
  currentImageUrl?: string | null;
  name?: string;
  heading?: ReactNode;
  contact?: ReactNode;
  restoredText: string | false;
  submitLabel: string;
  isSending: boolean;
  isSent?: boolean;
  onSend: (values: SubmissionValues) => void;
  onStartOver: () => void;
  onCancel: () => void;
}

export function MascotForm({ form, upload: { picture, fieldRef }, currentImageUrl = null, ...props }: MascotFormProps) {
  const { errors } = useFormState({ control: form.control });
  const [restoredText, setRestoredText] = useState(props.restoredText);
  const startOver = () => {
    setRestoredText(false);
    props.onStartOver();
  };
  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        aria-label={props.name}
        inert={props.isSent}
        noValidate
        onSubmit={(event) => void form.handleSubmit(props.onSend)(event)}
      >
        {props.heading}
        {restoredText && (
          <p className={styles.restoredNotice} role="status">
            <span>{restoredText}</span>
            <Button onClick={startOver}>Start Over</Button>
          </p>
        )}
        <div className={styles.columns}>
          <div className={styles.sections}>
            {props.contact}
            <MascotSections />
            <FormSection title="Mascot Image">
              <div ref={fieldRef}>
                <PictureField
                  {...picture}
                  label={picture.file || currentImageUrl !== null ? 'Change Picture' : 'Choose Picture'}
                  hint={
                    currentImageUrl === null
                      ? PICTURE_HINT
                      : `${PICTURE_HINT} The current picture stays until you choose another one.`
                  }
                  rejections={PICTURE_MESSAGES}
                  crop
                />
              </div>
            </FormSection>
          </div>
          <CardPreview picture={picture.file} currentImageUrl={currentImageUrl} />
        </div>
        <div className={styles.actions}>
          {(Object.keys(errors).length > 0 || picture.error !== null) && (
            <p className={styles.summary} role="alert">
              Please fix the validation errors above
            </p>
          )}
          {props.isSending && <Spinner label="Submitting..." />}
          <Button onClick={props.onCancel}>Cancel</Button>
          <Button kind="primary" type="submit" aria-disabled={props.isSending}>
            {props.submitLabel}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
