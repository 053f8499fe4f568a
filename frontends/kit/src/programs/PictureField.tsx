import { MAX_UPLOAD_BYTES } from '@marcel/contracts';
import { Button, Icon, useToast, type ToastMessage } from '@marcel/kit';
import { useEffect, useId, useRef, useState } from 'react';
import { CropButton } from './crop/CropButton';
import styles from './PictureField.module.css';
import { isWhole } from './is-whole';
import { isReadable, readablePicture } from './readable-picture';
import { useFileDrop } from './use-file-drop';
import { useFilePicture } from './use-file-picture';

export interface PictureRefusals {
  invalidType: ToastMessage;
  tooLarge: ToastMessage;
}

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
  error?: string | null;
  crop?: boolean;
  removeLabel?: string;
}

export function PictureField(props: PictureFieldProps) {
  const { label, hint, file, onFile, refusals, onRefused, error, crop = false, removeLabel } = props;
  const toast = useToast();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const drawn = useRef<File | null>(null);
  const chosen = useRef<File | null>(null);
  const shown = useRef(file);
  const [refused, setRefused] = useState<ToastMessage | null>(null);
  useEffect(() => {
    shown.current = file;
    if (file === null) drawn.current = null;
  }, [file]);
  const problem = error ?? refused?.body ?? refused?.title;

  const refuse = (refusal: ToastMessage) => {
    setRefused(refusal);
    onRefused?.(refusal);
    toast({ ...refusal, tone: 'destructive' });
  };
  const take = (taken: File | undefined) => {
    if (!taken) return;
    const refusal = pictureRefusal(taken, refusals);
    if (refusal) return refuse(refusal);
    chosen.current = taken;
    if (!isReadable(taken)) return void redraw(taken);
    setRefused(null);
    onFile(taken);
  };
  const redraw = async (other: File) => {
    const picture = await readablePicture(other);
    if (chosen.current !== other) return;
    if (picture) take(picture);
    else refuse(refusals.invalidType);
  };
  const remove = () => {
    chosen.current = null;
    setRefused(null);
    onFile(null);
    picker.current?.focus();
  };
  /** A file may say that it is a picture and be none, which shows when it is drawn: the one before it comes back. */
  const giveBack = () => {
    onFile(drawn.current === file ? null : drawn.current);
    refuse(refusals.invalidType);
  };
  const look = async () => {
    const before = drawn.current;
    drawn.current = file;
    if (file === null || (await isWhole(file)) || shown.current !== file) return;
    drawn.current = before;
    giveBack();
  };

  return (
    <div className={styles.zone} {...useFileDrop(take)}>
      <label className={styles.pick}>
        {file ? (
          <Preview file={file} onDrawn={() => void look()} onBroken={giveBack} />
        ) : (
          <Icon name="upload" size={32} />
        )}
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          className={styles.input}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
          aria-invalid={problem ? true : undefined}
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
      {problem && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface PreviewProps {
  file: File;
  onDrawn: () => void;
  onBroken: () => void;
}

function Preview({ file, onDrawn, onBroken }: PreviewProps) {
  const show = useFilePicture(file);
  return (
    <img ref={show} className={styles.preview} alt={`Preview of ${file.name}`} onLoad={onDrawn} onError={onBroken} />
  );
}
