import { Button, Icon, useFileDrop, useToast } from '@marcel/kit';
import { useId, useRef } from 'react';
import { fileProblem } from './file-problem';
import { FilePreview } from './FilePreview';
import styles from './UploadArea.module.css';

interface UploadAreaProps {
  label: string;
  hint: string;
  file: File | null;
  onFile: (file: File | null) => void;
}

/** A place for one picture: picked or dropped, looked at, taken away again. */
export function UploadArea({ label, hint, file, onFile }: UploadAreaProps) {
  const toast = useToast();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);

  const take = (taken: File | undefined) => {
    if (!taken) return;
    const problem = fileProblem(taken);
    if (problem) toast({ ...problem, tone: 'destructive' });
    else onFile(taken);
  };
  const remove = () => {
    onFile(null);
    picker.current?.focus();
  };
  const zone = useFileDrop(take);

  return (
    <div className={styles.area} {...zone}>
      <label className={styles.pick}>
        {file ? <FilePreview file={file} /> : <Icon name="upload" size={32} />}
        <span className={styles.label}>{label}</span>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          className={styles.input}
          aria-describedby={`${id}-hint`}
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
        <Button aria-label={`Remove ${label}`} onClick={remove}>
          <Icon name="trash" />
          Remove
        </Button>
      )}
    </div>
  );
}
