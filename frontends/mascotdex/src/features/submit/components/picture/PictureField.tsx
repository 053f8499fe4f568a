import { Button, Icon, useFileDrop, useToast } from '@marcel/kit';
import { useId, useRef } from 'react';
import { pictureProblem } from '../../picture';
import styles from './PictureField.module.css';
import { PicturePreview } from './PicturePreview';

interface PictureFieldProps {
  image: File | null;
  onImage: (image: File | null) => void;
  /** Why the picture was refused. */
  error: string | null;
  onError: (error: string | null) => void;
}

/** The mascot's picture: dropped here or picked, looked at, changed, taken away again. */
export function PictureField({ image, onImage, error, onError }: PictureFieldProps) {
  const toast = useToast();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);

  const take = (file: File | undefined) => {
    if (!file) return;
    const problem = pictureProblem(file);
    onError(problem?.body ?? null);
    if (problem) toast({ ...problem, tone: 'destructive' });
    else onImage(file);
  };
  const remove = () => {
    onImage(null);
    onError(null);
    picker.current?.focus();
  };
  const zone = useFileDrop(take);

  return (
    <div className={styles.zone} {...zone}>
      {image && <PicturePreview image={image} />}
      <div className={styles.choice}>
        <label className={styles.pick}>
          <Icon name={image ? 'picture' : 'upload'} />
          {image ? 'Change Picture' : 'Choose Picture'}
          <input
            ref={picker}
            type="file"
            accept="image/*"
            className={styles.input}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => {
              take(target.files?.[0]);
              // Emptied, so that the same file can be chosen again.
              target.value = '';
            }}
          />
        </label>
        {image && (
          <Button onClick={remove}>
            <Icon name="trash" />
            Remove
          </Button>
        )}
        <p id={`${id}-hint`} className={styles.hint}>
          {image ? image.name : 'Or drop a picture here. JPG, PNG, GIF or WebP, up to 5MB.'}
        </p>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
