import { MAX_UPLOAD_BYTES } from '@marcel/contracts';
import { Button, Icon, useToast, type ToastMessage } from '@marcel/kit';
import { useId, useRef } from 'react';
import { CropButton } from './crop/CropButton';
import styles from './PictureField.module.css';
import { useFileDrop } from './use-file-drop';
import { useFilePicture } from './use-file-picture';

/** What is told of files that cannot be taken. */
export interface PictureRefusals {
  invalidType: ToastMessage;
  tooLarge: ToastMessage;
}

/** What to say of a file that is no picture, or too large a one; null for one that can be taken. */
export function pictureRefusal({ type, size }: Pick<File, 'type' | 'size'>, refusals: PictureRefusals) {
  if (!type.startsWith('image/')) return refusals.invalidType;
  return size > MAX_UPLOAD_BYTES ? refusals.tooLarge : null;
}

export interface PictureFieldProps {
  label: string;
  hint: string;
  file: File | null;
  onFile: (file: File | null) => void;
  refusals: PictureRefusals;
  /** Hears of a file that was not taken, besides the visitor. */
  onRefused?: (refusal: ToastMessage) => void;
  /** Why the picture was refused; read out with the field. */
  error?: string | null;
  /** Whether a part of the picture can be chosen. */
  crop?: boolean;
  /** Names the button that takes the picture away, where one of several could be meant. */
  removeLabel?: string;
}

/** A place for one picture: dropped or picked, looked at, changed, taken away again. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, file, onFile, refusals, onRefused, error, crop = false, removeLabel } = props;
  const toast = useToast();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);

  const take = (taken: File | undefined) => {
    if (!taken) return;
    const refusal = pictureRefusal(taken, refusals);
    if (!refusal) return onFile(taken);
    onRefused?.(refusal);
    toast({ ...refusal, tone: 'destructive' });
  };
  const remove = () => {
    onFile(null);
    picker.current?.focus();
  };

  return (
    <div className={styles.zone} {...useFileDrop(take)}>
      <label className={styles.pick}>
        {file ? <Preview file={file} /> : <Icon name="upload" size={32} />}
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          className={styles.input}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            take(target.files?.[0]);
            // Emptied, so that the same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {file ? file.name : hint}
      </p>
      {file && (
        <div className={styles.actions}>
          {crop && <CropButton file={file} onCut={take} />}
          <Button aria-label={removeLabel} onClick={remove}>
            <Icon name="trash" />
            Remove
          </Button>
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** The chosen file as a picture, straight from the visitor's disk. */
function Preview({ file }: { file: File }) {
  const show = useFilePicture(file);
  return <img ref={show} className={styles.preview} alt={`Preview of ${file.name}`} />;
}
